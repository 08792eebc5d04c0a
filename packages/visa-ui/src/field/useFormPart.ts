import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../strings/components';
import { beginReset } from './resetting';
import type { FormSettings } from './types';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control whose events are heard, until the end. */
interface Heard {
	control: Control;
	/** The page, or the shadow, that it stands in. */
	root: Node;
	end: AbortController;
}

/** A control as a part of a form: its value, its reset and its faults. */
export interface FormPart<Value> extends Pick<FormSettings<Value>, 'form' | 'isRequired' | 'isReadOnly' | 'validate'> {
	/** The control that the form checks, or an element around it. */
	within: RefObject<Element | null>;
	/** What is checked; left out, it is the control's own text. */
	value?: Value | undefined;
	errorMessage?: string | undefined;
	/** The form was reset. */
	reset?: (() => void) | undefined;
	/** Where the control is hidden: gives the focus to what is seen of the field. */
	focus?: (() => void) | undefined;
}

/**
 * A field's part in the form around it: what the browser's check stops at is told beside the field, in our words and not
 * in a bubble of the browser's, and the first fault takes the focus. A form with `noValidate` checks by itself.
 * @returns what is wrong, the page's own word for it before the form's
 */
export function useFormPart<Value = string>(part: FormPart<Value>): string | undefined {
	const { missing, wrong } = useStrings().fieldFault;
	const [{ fault }, tell] = useState({ fault: '' });
	const heard = useRef<Heard | null>(null);

	const told = () => {
		const control = heard.current?.control;
		if (!control?.willValidate || control.validity.valid) return '';
		return control.validity.customError ? control.validationMessage : wrong;
	};
	function check() {
		const control = heard.current?.control;
		control?.setCustomValidity(control.form?.noValidate ? '' : judge(part, control, missing));
		// What was told stays in step with what is written, until it is mended.
		if (fault !== '' && fault !== told()) tell({ fault: told() });
	}
	// The form's events find what was drawn last; those who hear them stay, for an event may draw anew before it is heard.
	const latest = useRef({ part, check, told });
	function hear(control: Control): Heard {
		const end = new AbortController();
		const root = control.getRootNode();
		const on = (target: Node, name: string, listener: (event: Event) => void) =>
			target.addEventListener(name, listener, { signal: end.signal, capture: target === root });
		on(control, 'input', () => latest.current.check());
		on(control, 'invalid', (event) => {
			event.preventDefault();
			tell({ fault: latest.current.told() });
			if (control.form && firstFault(control.form) === control)
				(latest.current.part.focus ?? (() => control.focus()))();
		});
		// Heard at the page on the way down, for a form that `form` names may come later than the field, and whoever hears the
		// event at the form may keep it from going up. It comes before the browser resets anything, and before React has drawn
		// what an action answered. All is drawn anew then, for what the browser has reset by itself need not be what the page
		// holds.
		on(root, 'reset', (event) => {
			if (event.target !== control.form) return;
			beginReset(event);
			setTimeout(() => {
				if (end.signal.aborted || event.defaultPrevented) return;
				latest.current.part.reset?.();
				tell({ fault: '' });
			});
		});
		return { control, root, end };
	}
	// Before anything can be pressed: a form that is sent as soon as it is there is checked too.
	useLayoutEffect(() => {
		latest.current = { part, check, told };
		const found = controlOf(part.within.current);
		const control = found?.form || part.form ? found : null;
		if (control !== heard.current?.control || control?.getRootNode() !== heard.current?.root) {
			heard.current?.end.abort();
			heard.current = control && hear(control);
		}
		check();
	});
	useLayoutEffect(
		() => () => {
			heard.current?.end.abort();
			heard.current = null;
		},
		[],
	);
	return part.errorMessage ?? (fault || undefined);
}

function judge<Value>(part: FormPart<Value>, control: Control, missing: string): string {
	const { value, validate, isRequired, isReadOnly } = part;
	// Who can't change it is not asked to.
	if (isReadOnly) return '';
	const checked = value === undefined ? (control.value as Value) : value;
	if (isRequired && isEmpty(checked)) return missing;
	const said = validate?.(checked);
	return typeof said === 'string' ? said : '';
}

const isEmpty = (value: unknown) =>
	value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const controls = 'input, select, textarea';
const controlOf = (element: Element | null) =>
	(element?.matches(controls) ? element : (element?.querySelector(controls) ?? null)) as Control | null;

const firstFault = (form: HTMLFormElement) =>
	[...form.elements].find((one) => (one as Control).willValidate && !(one as Control).validity.valid);
