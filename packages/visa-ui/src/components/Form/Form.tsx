'use client';

import type { FormEvent, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Form.css';

export interface FormProps extends RootProps<HTMLFormElement> {
	/** The accessible name, if no heading names the form; makes the form a landmark. */
	'aria-label'?: string;
	/** The id of the heading that names the form; makes the form a landmark. */
	'aria-labelledby'?: string;
	/** Called on submit. A returned promise isn't awaited, so handle its errors yourself. */
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
	/** The fields, followed by the submit button. */
	children: ReactNode;
}

/** A form with standard spacing. Native validation messages are turned off; validate in your application. */
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
