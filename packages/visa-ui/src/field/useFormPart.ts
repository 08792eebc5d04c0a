import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { unfold } from '../root/unfold';
import { useStrings } from '../strings/components';
import { countResets, resetSince } from './countResets';
import { beginReset } from './resetting';
import type { FormSettings } from './types';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control whose events are handled, until aborted. */
interface Heard {
	control: Control;
	/** The document or shadow root that contains it. */
	root: Node;
	end: AbortController;
}

/** A control as part of a form: its value, its reset and its errors. */
export interface FormPart<Value> extends Pick<FormSettings<Value>, 'form' | 'isRequired' | 'isReadOnly' | 'validate'> {
	/** The control that the form validates, or an element around it. */
	within: RefObject<Element | null>;
	/** The validated value; by default the control's own text. */
	value?: Value | undefined;
	errorMessage?: string | undefined;
	/** What is typed is no value yet, or none at all: stops the form with this message, whether the field is required or not. */
	unfinished?: string | undefined;
	/** Called when the form is reset. */
	reset?: (() => void) | undefined;
	/** If the control is hidden: focuses the visible part of the field. */
	focus?: (() => void) | undefined;
}

/**
 * A field's part in the surrounding form: what the browser's validation stops at is shown at the field, in our words
 * rather than the browser's bubble, and the first error receives focus. A form with `noValidate` validates by itself.
 * @returns the error; the page's own takes precedence over the form's
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
	function mark() {
		const control = heard.current?.control;
		control?.setCustomValidity(control.form?.noValidate ? '' : judge(part, control, missing));
	}
	function check() {
		mark();
		// A shown error follows the text until it is corrected.
		if (fault !== '' && fault !== told()) tell({ fault: told() });
	}
	// The form's event handlers use the latest rendering, but stay attached, because an event may cause a re-render
	// before it is handled.
	const latest = useRef({ part, mark, check, told });
	function hear(control: Control): Heard {
		const end = new AbortController();
		const root = control.getRootNode();
		const on = (target: Node, name: string, listener: (event: Event) => void) =>
			target.addEventListener(name, listener, { signal: end.signal, capture: target === root });
		on(control, 'input', () => {
			latest.current.mark();
			// A page that holds the text hears of it after this. A field rendered in between would put the old text back, and
			// the page would never hear.
			setTimeout(() => {
				if (!end.signal.aborted) latest.current.check();
			});
		});
		on(control, 'invalid', (event) => {
			event.preventDefault();
			tell({ fault: latest.current.told() });
			if (!isFirstFault(control)) return;
			unfold(control);
			(latest.current.part.focus ?? (() => control.focus()))();
		});
		// Captured at the root, because the form that `form` names may be added later than the field, and a handler on
		// the form may stop propagation. It runs before the browser resets anything, and before React has rendered an
		// action's result. Everything is re-rendered then, because what the browser has reset by itself needn't be what
		// the page holds.
		countResets(root);
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
	// Before anything can be pressed: a form submitted immediately is validated too.
	useLayoutEffect(() => {
		latest.current = { part, mark, check, told };
		const found = controlOf(part.within.current);
		const control = found?.form || part.form ? found : null;
		if (control !== heard.current?.control || control?.getRootNode() !== heard.current?.root) {
			heard.current?.end.abort();
			// Of several, another one stands for them now.
			heard.current?.control.setCustomValidity('');
			heard.current = control && hear(control);
		}
		check();
	});
	// A part of the page that is hidden by React hears nothing: once it is shown, it follows what its form has done.
	const wasReset = useRef<(() => boolean) | undefined>(undefined);
	useLayoutEffect(() => {
		if (wasReset.current?.()) {
			latest.current.part.reset?.();
			tell({ fault: '' });
		}
		return () => {
			wasReset.current = resetSince(heard.current?.control.form);
			heard.current?.end.abort();
			heard.current = null;
		};
	}, []);
	return part.errorMessage ?? (fault || undefined);
}

function judge<Value>(part: FormPart<Value>, control: Control, missing: string): string {
	const { value, validate, isRequired, isReadOnly } = part;
	// What can't be changed isn't validated.
	if (isReadOnly) return '';
	if (part.unfinished) return part.unfinished;
	const checked = value === undefined ? (control.value as Value) : value;
	if (isRequired && isEmpty(checked)) return missing;
	const said = validate?.(checked);
	return typeof said === 'string' ? said : '';
}

const isEmpty = (value: unknown) =>
	value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const controls = 'input, select, textarea';
/** Of several, one that is enabled: the browser validates no other. */
const controlOf = (element: Element | null) =>
	(element?.matches(controls)
		? element
		: (element?.querySelector(`:is(${controls}):enabled`) ??
			element?.querySelector(controls) ??
			null)) as Control | null;

/** Whether a control is what its form stops at. */
export const isFirstFault = (control: Control): boolean =>
	[...(control.form?.elements ?? [])].find(
		(one) => (one as Control).willValidate && !(one as Control).validity.valid,
	) === control;
