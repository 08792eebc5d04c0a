/** For this long after the last key press, mouse movement or touch, someone is assumed to be reading. */
const STILL_THERE_MS = 60_000;

let last = Date.now();
for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
	globalThis.addEventListener?.(type, () => (last = Date.now()), { capture: true, passive: true });
}

/** Nobody has touched this page for a while: what it requests on its own keeps nobody signed in. [DSH-17] */
export const isUnattended = (now = Date.now()): boolean => now - last > STILL_THERE_MS;

/** Does something when the page is looked at: at once, or when someone comes back to its tab. */
export function whenSeen(act: () => void): void {
	if (document.visibilityState === 'visible') act();
	else document.addEventListener('visibilitychange', act, { once: true });
}
