'use client';

import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useStrings } from '../../strings/components';
import { ErrorIcon } from '../Icon';
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

export interface FormFault {
	/** The id of the control that it is about. */
	fieldId?: string;
	message: string;
}

export interface ErrorSummaryProps {
	faults: readonly FormFault[];
	title?: string;
	/** Changes with every submit that failed: the summary takes the focus then. */
	attempt?: number;
}

/** What must be corrected, above the form, each line a way to its field. It takes the focus after a failed submit. */
export function ErrorSummary({ faults, title, attempt = 0 }: ErrorSummaryProps) {
	const strings = useStrings();
	const box = useRef<HTMLDivElement>(null);
	const isShown = faults.length > 0;
	useEffect(() => {
		if (isShown && attempt > 0) box.current?.focus();
	}, [isShown, attempt]);
	if (!isShown) return null;
	return (
		<div ref={box} className={css.summary} role="alert" tabIndex={-1}>
			<p className={css.title}>
				<ErrorIcon />
				{title ?? strings.errorSummary}
			</p>
			<ul className={css.list}>
				{faults.map((fault) => (
					<li key={`${fault.fieldId}-${fault.message}`}>
						{fault.fieldId ? <FaultLink fieldId={fault.fieldId} message={fault.message} /> : fault.message}
					</li>
				))}
			</ul>
		</div>
	);
}

function FaultLink({ fieldId, message }: { fieldId: string; message: string }) {
	return (
		<a
			className={css.link}
			href={`#${fieldId}`}
			onClick={(event) => {
				event.preventDefault();
				const field = document.getElementById(fieldId);
				field?.scrollIntoView({ block: 'center' });
				field?.focus();
			}}
		>
			{message}
		</a>
	);
}
