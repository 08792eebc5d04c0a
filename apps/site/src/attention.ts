/** So long after the last touch of key, mouse or screen somebody is still there: they read what they have before them. */
const STILL_THERE_MS = 60_000;

let last = Date.now();
for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
	globalThis.addEventListener?.(type, () => (last = Date.now()), { capture: true, passive: true });
}

/** Nobody has touched this page for a while: what it asks by itself keeps nobody signed in. [DSH-17] */
export const isUnattended = (now = Date.now()): boolean => now - last > STILL_THERE_MS;
