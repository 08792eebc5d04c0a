'use client';

import { useId, useImperativeHandle, useRef } from 'react';
import { unbroken, useTellsForAll } from '../../field';
import { classes, type RootProps } from '../../root';
import { byId } from '../../root/inPage';
import { firstStop } from '../../root/leadFocus';
import { unfold } from '../../root/unfold';
import { warn } from '../../root/warn';
import { useStrings } from '../../strings/components';
import { ErrorIcon } from '../Icon';
import * as css from './ErrorSummary.css';

/** An error of a form, and the field it concerns. */
export interface FormFault {
	/** The id of the control, or group of controls, that it concerns. */
	fieldId?: string;
	message: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
	/** The errors, in the order of the form. The summary is hidden if there are none. */
	faults: readonly FormFault[];
	/** The title, if the default doesn't fit. */
	title?: string;
	/** Increment it with every failed submit; the summary then takes the focus. */
	attempt?: number;
}

/**
 * A list of a form's errors, shown above the form; each one links to its field. It takes the focus after a failed
 * submit.
 */
export function ErrorSummary({ faults: given, title, attempt = 0, className, ref, ...root }: ErrorSummaryProps) {
	const faults = given ?? [];
	const strings = useStrings();
	const box = useRef<HTMLDivElement>(null);
	const id = useId();
	const isShown = faults.length > 0;
	// A focused element is announced anyway: an alert would repeat it.
	const speech =
		attempt > 0
			? { role: 'group', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-list` }
			: { role: 'alert' };
	useTellsForAll(box, isShown, attempt);
	useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => (isShown ? box.current : null), [
		isShown,
	]);
	if (!isShown) return null;
	return (
		<div {...root} ref={box} className={classes(css.summary, className)} {...speech} tabIndex={-1}>
			<p id={`${id}-title`} className={css.title}>
				<ErrorIcon />
				{title ?? strings.errorSummary}
			</p>
			<ul id={`${id}-list`} className={css.list}>
				{faults.map((fault) => (
					<li key={`${fault.fieldId}-${fault.message}`}>
						{fault.fieldId ? <FaultLink fieldId={fault.fieldId} message={fault.message} /> : unbroken(fault.message)}
					</li>
				))}
			</ul>
		</div>
	);
}

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex]';

function FaultLink({ fieldId, message }: { fieldId: string; message: string }) {
	return (
		<a
			className={css.link}
			href={`#${fieldId}`}
			onClick={(event) => {
				event.preventDefault();
				const field = byId(fieldId, event.currentTarget);
				unfold(field);
				field?.scrollIntoView?.({ block: 'center' });
				// A set of controls can't be focused itself: its first control is.
				const control = field?.matches(focusable) ? field : field && firstStop(field);
				if (!field) warn(`ErrorSummary leads to nothing: the page has no field with the \`id\` “${fieldId}”.`);
				control?.focus();
			}}
		>
			{unbroken(message)}
		</a>
	);
}
