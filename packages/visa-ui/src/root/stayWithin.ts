import { activeOf, stayNear } from './stayNear';

/** Of one control: no two have the focus. */
let watch: MutationObserver | undefined;

/**
 * Keeps the focus near a control when a `fieldset` around it is disabled, which React doesn't report, and gives it back
 * when it is enabled again: a form that disables all of itself while it is sent would leave the keyboard to the page.
 * @param control it has just got the focus
 */
export function stayWithin(control: Element): void {
	// Not of what stands in for one, and no cell of a grid.
	if (!Reflect.has(control, 'disabled')) return;
	watch?.disconnect();
	let near: HTMLElement | null = null;
	const active = () => activeOf(control) ?? control.ownerDocument.activeElement;
	// Some browsers have taken it by the time it is told, others do with the next frame.
	const losing: (Element | null)[] = [control, control.ownerDocument.body];
	const own = new MutationObserver(() => {
		const isDisabled = control.matches(':disabled');
		if (near && !isDisabled) {
			own.disconnect();
			if (active() === near) (control as HTMLElement).focus({ preventScroll: true });
		}
		// One that is disabled by itself is for its own component.
		if (!near && isDisabled && control.closest('fieldset:disabled') && losing.includes(active()))
			near = stayNear(control as HTMLElement);
	});
	watch = own;
	// Its own attribute may follow that of the fieldset.
	for (let one: Element | null | undefined = control; one; one = one.parentElement?.closest('fieldset'))
		own.observe(one, { attributeFilter: ['disabled'] });
	// Left as ever, or because it is disabled.
	const leave = () => control.matches(':disabled') || own.disconnect();
	control.addEventListener('blur', leave, { once: true });
}
