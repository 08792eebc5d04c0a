/** Props that do something or inject styles, markup or internals; and names that belong to no component. */
const names =
	/^(on[A-Z].*|ref|key|style|render\w*|dangerouslySetInnerHTML|srcDoc|action|formAction|__proto__|constructor|prototype|then|toJSON|\$\$typeof)$/;

/** Props that link to or load something. */
const addresses = /(href|src|srcset|url|address|icon|poster|background|target)$/i;

/** Images contained in the code itself; a browser executes nothing in what an `img` shows. */
const pictureAsData = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/;

/** Anything that would be executed, loaded or navigated to. Browsers leave out control characters before it, too. */
const leadsAway = /^[\s\p{Cc}]*((javascript|vbscript|https?|wss?|ftp|blob|file|data):|\/[/\\]|\\)/iu;

/** What browsers leave out of an address, wherever it is. */
const unread = /[\t\n\r]/g;

export const isRefusedName = (name: string) => names.test(name);

/** A link in the playground leads to an anchor on its own page; an image is part of the code. */
export const isRefusedAddress = (key: string, text: string) =>
	addresses.test(key) && !text.startsWith('#') && !pictureAsData.test(text);

/** Whatever the prop's name: no script, and no other host. */
export const isRefusedText = (text: string) => leadsAway.test(text.replace(unread, '')) && !pictureAsData.test(text);
