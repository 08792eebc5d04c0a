let event: Event | undefined;

/**
 * Whether a form is just being reset. What react-aria tells meanwhile is its own answer, which does not wait for whoever
 * prevents the reset: ours comes after that.
 */
export const isResetting = (): boolean => !!event?.eventPhase;

/** Says that a form is being reset: for as long as its event goes through the page. */
export function beginReset(reset: Event): void {
	// One within another ends before it.
	if (!isResetting()) event = reset;
}
