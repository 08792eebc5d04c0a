import { afterEach, expect, it } from 'vitest';
import { leadFocus } from './leadFocus';

const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') as PropertyDescriptor;
afterEach(() => {
	Object.defineProperty(HTMLElement.prototype, 'focus', own);
	document.body.replaceChildren();
});

it('a set is led into where test tools listen to what is assigned as the focus of an element', () => {
	let focus: HTMLElement['focus'] = own.value;
	Object.defineProperty(HTMLElement.prototype, 'focus', {
		configurable: true,
		get: () => focus,
		set: (next: HTMLElement['focus']) => {
			focus = next;
		},
	});
	document.body.innerHTML = '<fieldset><input /></fieldset><button>Elsewhere</button>';
	const [set, input, button] = ['fieldset', 'input', 'button'].map((name) =>
		document.querySelector<HTMLElement>(name),
	) as [HTMLElement, HTMLElement, HTMLElement];
	leadFocus(set);
	set.focus();
	expect(document.activeElement).toBe(input);
	button.focus();
	expect(document.activeElement).toBe(button);
});
