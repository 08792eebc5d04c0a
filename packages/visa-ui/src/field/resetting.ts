let isUnderWay = false;

/**
 * Whether a form is just being reset. What react-aria tells meanwhile is its own answer, which does not wait for whoever
 * prevents the reset: ours comes after that.
 */
export const isResetting = () => isUnderWay;

/** Says that a form is being reset, until the next turn. */
export function beginReset(): void {
	if (isUnderWay) return;
	isUnderWay = true;
	setTimeout(() => {
		isUnderWay = false;
	});
}
