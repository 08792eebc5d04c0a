import type { ReactNode } from 'react';
import type { FrameProps } from '../root';

/** A control's name: a visible label, or words for assistive technology. Without one it does not compile. */
export type AccessibleName =
	| { label: string; 'aria-label'?: never; 'aria-labelledby'?: never }
	| { label?: never; 'aria-label': string; 'aria-labelledby'?: never }
	| { label?: never; 'aria-label'?: never; 'aria-labelledby': string };

/** What every field shows around its control. A class and `data-*` are the frame's, `id` and `ref` the control's. */
export interface FieldWords extends FrameProps {
	/** A hint above the control. */
	description?: ReactNode;
	/** What is wrong and what to do; its presence makes the field invalid. */
	errorMessage?: string;
	/** Says 'optional' beside the label. */
	isOptional?: boolean;
}

/** A field whose label may be in another language than the page. */
export interface LabelLanguage {
	labelLang?: string | undefined;
}

/** A field whose error has a reason of its own. */
export interface ErrorDetail {
	/** Stands below `errorMessage` and is read with it: why, and what would do. */
	errorDetail?: string | undefined;
}
