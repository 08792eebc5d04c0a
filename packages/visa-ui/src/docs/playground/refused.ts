/** Props that do something or hand over a style, markup or what is behind the component; and names that are no one's own. */
const names =
	/^(on[A-Z].*|ref|key|style|render\w*|dangerouslySetInnerHTML|srcDoc|action|formAction|__proto__|constructor|prototype|then|toJSON|\$\$typeof)$/;

/** What leads or fetches somewhere. */
const addresses = /(href|src|srcset|url|address|icon|poster|background|target)$/i;

/** Pictures that are in the code itself; a browser runs nothing of what an `img` shows. */
const pictureAsData = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/;

/** Where something would be run, fetched from or gone to. */
const leadsAway = /^\s*((javascript|vbscript|https?|wss?|ftp|blob|file|data):|\/\/|\\)/i;

export const isRefusedName = (name: string) => names.test(name);

/** A link of the playground leads to a place of its own page; a picture comes with the code. */
export const isRefusedAddress = (key: string, text: string) =>
	addresses.test(key) && !text.startsWith('#') && !pictureAsData.test(text);

/** Whatever the prop is called: no script, and no other machine. */
export const isRefusedText = (text: string) => leadsAway.test(text) && !pictureAsData.test(text);
