'use client';

import type { FormEvent, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Form.css';

export interface FormProps extends RootProps<HTMLFormElement> {
	/** Names the form where no heading does, and makes it a landmark. */
	'aria-label'?: string;
	/** The id of the heading that names the form, and makes it a landmark. */
	'aria-labelledby'?: string;
	/** Nobody waits for what it promises: it tells of its own faults. */
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
	/** The fields and, last, the button that sends them. */
	children: ReactNode;
}

/** A form with the house's distances. Checking is the application's work, so the browser's own bubbles stay away. */
export function Form({ onSubmit, className, children, ...root }: FormProps) {
	return (
		<form
			{...root}
			noValidate
			className={classes(css.form, className)}
			onSubmit={(event) => {
				event.preventDefault();
				void onSubmit?.(event);
			}}
		>
			{children}
		</form>
	);
}
