/** The possible states of a control, in the order of the columns, with the props that set them. */
export const states = {
	rest: {},
	hover: {},
	focus: {},
	pressed: {},
	disabled: { isDisabled: true },
	'read-only': { isReadOnly: true },
	pending: { isPending: true },
	invalid: { errorMessage: 'Yenidən yoxlayın' },
} as const;

export type State = keyof typeof states;

/** The effects of pointer or keyboard: as the browser's own state, as react-aria's, and on an ancestor. */
const marks: Record<string, { own: string; around: string; data: string }> = {
	hover: { own: 'pseudo-hover', around: 'pseudo-hover', data: 'hovered' },
	focus: { own: 'pseudo-focus pseudo-focus-visible', around: 'pseudo-focus-within', data: 'focusVisible' },
	pressed: { own: 'pseudo-hover pseudo-active', around: 'pseudo-hover pseudo-active', data: 'pressed' },
};
/** What can be hovered, focused or pressed. */
export const controls = 'button, a[href], input:not([type="hidden"]), textarea, select, [tabindex]';
/** A text input has focus as soon as it is pressed, and shows that. */
const written = 'textarea, [role="spinbutton"], input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Marks the control in a cell as being in a state. @param of what finds the control */
export function markState(cell: HTMLElement, state: string, of: string) {
	const wanted = marks[state];
	if (!wanted) return;
	const control = cell.querySelector<HTMLElement>(of);
	if (!control) throw new Error(`Nothing here is ${of}, to be shown as ${state}`);
	if (state === 'pressed' && control.matches(written)) markState(cell, 'focus', of);
	control.classList.add(...wanted.own.split(' '));
	for (let around = control.parentElement; around && around !== cell; around = around.parentElement)
		around.classList.add(...wanted.around.split(' '));
	for (const one of [control, control.closest('label')]) if (one) one.dataset[wanted.data] = 'true';
}
