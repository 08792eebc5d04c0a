let event: Event | undefined;

/**
 * Whether a form is just being reset. What react-aria tells meanwhile is its own answer, which does not wait for whoever
 * prevents the reset: ours comes after that.
 */
export const isResetting = (): boolean => !!event?.eventPhase;

/** Marks a form as being reset, for as long as its event propagates. */
export function beginReset(reset: Event): void {
	// A nested one ends before it.
	if (!isResetting()) event = reset;
}
