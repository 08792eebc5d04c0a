import type { OpeningWords } from '../strings/opening';
import { scriptOf } from './scriptOf';

/** The id of the sentence that says what is missing. */
const ID = 'stalled';
/** How long nothing may arrive, in ms: over the slowest connections, a large file alone takes this long. */
const PATIENCE = 30_000;

/**
 * Runs in the head. A rendered page looks complete before its scripts are there, and over a connection that breaks they
 * may never be: whoever pressed something would wait for ever. If one can't be loaded, or nothing arrives any more, the
 * page says so, until it is interactive after all.
 */
function watchFiles(id: string, patience: number): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tell = () => {
		const notice = document.getElementById(id);
		if (notice) {
			notice.hidden = false;
			document.documentElement.dataset.stalled = '';
		} else addEventListener('DOMContentLoaded', tell, { once: true });
	};
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(tell, patience);
	};
	// Other scripts, such as those of the browser's extensions, are nothing that the page waits for.
	const isOwn = (target: EventTarget | null) =>
		target instanceof HTMLScriptElement && target.src.startsWith(location.origin);
	// The second is a part of the site that another imports when it needs it; each browser words it differently.
	addEventListener('error', ({ target, message }) => (isOwn(target) || /import/i.test(message)) && tell(), true);
	new PerformanceObserver(wait).observe({ type: 'resource' });
	wait();
}

/** {@link watchFiles} as the text of a script. */
export const stalledScript = /* @__PURE__ */ scriptOf(watchFiles, [ID, PATIENCE]);

/** What the HTML says if the page's scripts don't run; the link works without them. */
export const openingHtml = ({ noScripts, stalled, reload }: OpeningWords): string =>
	`<noscript>${noScripts}</noscript>\n    <p id="${ID}" role="alert" hidden>${stalled} <a href="">${reload}</a></p>`;

/** To be called when the page is interactive: nothing that it needs is missing. */
export function endStalled(): void {
	document.getElementById(ID)?.remove();
	delete document.documentElement.dataset.stalled;
}
