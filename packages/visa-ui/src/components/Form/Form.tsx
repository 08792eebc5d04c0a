'use client';

import type { FormEvent, ReactNode, Ref } from 'react';
import * as css from './Form.css';

export interface FormProps {
	id?: string;
	'aria-label'?: string;
	'aria-labelledby'?: string;
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
	ref?: Ref<HTMLFormElement>;
	children: ReactNode;
}

/** A form with the house's distances. Checking is the application's work, so the browser's own bubbles stay away. */
export function Form({ onSubmit, children, ...props }: FormProps) {
	return (
		<form
			{...props}
			noValidate
			className={css.form}
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit?.(event);
			}}
		>
			{children}
		</form>
	);
}
