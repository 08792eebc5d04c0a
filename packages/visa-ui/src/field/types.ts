import type { ReactNode, Ref } from 'react';
import type { FrameProps } from '../root';

/** A control's name: a visible label, or words for assistive technology. Without one it does not compile. */
export type AccessibleName =
	| {
			/** The visible name. Nearly always the right one of the three. */
			label: string;
			'aria-label'?: never;
			'aria-labelledby'?: never;
	  }
	| {
			label?: never;
			/** The name for assistive technology alone, where its place shows everybody what it is, as in a table's cell. */
			'aria-label': string;
			'aria-labelledby'?: never;
	  }
	| {
			label?: never;
			'aria-label'?: never;
			/** The id of the element that names it, where those words stand on the page already. */
			'aria-labelledby': string;
	  };

/** What every field shows around its control. A class and `data-*` are the frame's, `id` and `ref` the control's. */
export interface FieldWords extends FrameProps {
	/** A hint above the control. */
	description?: ReactNode;
	/** What is wrong and what to do; its presence makes the field invalid. */
	errorMessage?: string | undefined;
	/** Says 'optional' beside the label. */
	isOptional?: boolean;
}

/** What of a field's control a page may need by name or by hand. Class and `data-*` are the frame's. */
export interface ControlProps<E extends Element = HTMLInputElement> {
	/** The control's id: where an error summary leads, and what a label elsewhere names. One is made unless given. */
	id?: string;
	/** Gets the control, to focus it or to read it. */
	ref?: Ref<E>;
}

/** Who holds what stands in a field: the page, by `value` and `onChange`, or the field itself, from `defaultValue` on. */
export interface HeldValue<Value> {
	/** Held by the page. Left out, the field holds it itself. */
	value?: Value;
	/** What stands there at first and after a form's reset, where the field holds it. */
	defaultValue?: Value;
	/** Gets what stands there by then, each time the reader changes it. */
	onChange?: (value: Value) => void;
}

/** A field's part in a form. */
export interface FormSettings<Value> {
	/** Its name in a plain form, whose FormData gets an id, a day as 2026-12-08, a number, a text. */
	name?: string;
	/** The id of its form, where that is not around it: it is sent, checked and reset with that one. */
	form?: string;
	/** Stops a plain form while nothing stands there. */
	isRequired?: boolean;
	/** Takes no focus, and is neither checked nor sent. */
	isDisabled?: boolean;
	/** Can be read, copied and sent, but not changed. */
	isReadOnly?: boolean;
	/** What a plain form must be stopped for, in a sentence. A form with `noValidate`, as Form is one, checks by itself. */
	validate?: (value: Value) => string | boolean | null | undefined;
}

/** A field whose label may be in another language than the page. */
export interface LabelLanguage {
	/** The label's language, 'en' or 'ru', so that a screen reader says it right and hyphens break it right. */
	labelLang?: string | undefined;
}

/** A field whose error has a reason of its own. */
export interface ErrorDetail {
	/** Stands below `errorMessage` and is read with it: why, and what would do. */
	errorDetail?: string | undefined;
}
