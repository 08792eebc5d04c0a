'use client';

import { createContext, type MouseEvent, type ReactNode, useContext, useId, useRef } from 'react';
import { WarningIcon } from '../components/Icon';
import { classes, frameOf } from '../root';
import { useStrings } from '../strings/components';
import { InLanguage } from '../strings/InLanguage';
import { checkName } from './checkName';
import * as css from './Field.css';
import { useToldOnce } from './tellOnce';
import type { ErrorDetail, FieldWords, LabelLanguage } from './types';
import { unbroken } from './unbroken';
import { useDisabledAround } from './useDisabledAround';
import { useStayWhenDisabled } from './useStayWhenDisabled';

/** What surrounds a control: label, description, error. */
export interface FieldParts extends FieldWords, ErrorDetail, LabelLanguage {
	label?: ReactNode;
	'aria-label'?: string;
	'aria-labelledby'?: string;
	id?: string;
}

/** The ids that connect a control with the texts around it. */
export interface FieldIds {
	controlId: string;
	labelId: string;
	hintId: string;
	errorId: string;
}

/** The attributes that give a control its name, description and error. */
export interface ControlNaming {
	id: string;
	'aria-label': string | undefined;
	'aria-labelledby': string | undefined;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	'aria-errormessage': string | undefined;
}

/** For fields that form a single value: the id of its error. Each of them is then invalid. */
export const FaultOfWhole = createContext<string | undefined>(undefined);

/** The ids that connect label, hint and error with a control, and the control's attributes. */
export function useField(props: FieldParts): { ids: FieldIds; control: ControlNaming } {
	checkName(props);
	const made = useId();
	const faultOfWhole = useContext(FaultOfWhole);
	const controlId = props.id ?? made;
	const ids = {
		controlId,
		labelId: `${controlId}-label`,
		hintId: `${controlId}-hint`,
		errorId: `${controlId}-error`,
	};
	const faultId = props.errorMessage ? ids.errorId : faultOfWhole;
	const described = [props.description ? ids.hintId : '', faultId ?? ''].filter(Boolean);
	const control: ControlNaming = {
		id: controlId,
		'aria-label': props['aria-label'],
		'aria-labelledby': props['aria-labelledby'],
		'aria-describedby': described.join(' ') || undefined,
		'aria-invalid': faultId ? true : undefined,
		'aria-errormessage': faultId,
	};
	return { ids, control };
}

export interface FieldProps extends FieldParts {
	ids: FieldIds;
	/** 'group' if the label names a set of controls; 'focus' if it only focuses its control, which a click would open. */
	labelKind?: 'control' | 'group' | 'focus';
	/** The children show the error themselves. */
	isErrorWithin?: boolean;
	children: ReactNode;
}

/** The frame of every field: label, hint, control, error, in this order. */
export function Field({
	ids,
	label,
	labelLang,
	description,
	errorMessage,
	errorDetail,
	isOptional,
	labelKind = 'control',
	isErrorWithin = false,
	children,
	...props
}: FieldProps) {
	const strings = useStrings();
	const { className, ...data } = frameOf({ ...props, errorMessage });
	const frame = useRef<HTMLDivElement>(null);
	useStayWhenDisabled(frame, Boolean(data['data-disabled'] || data['data-readonly']));
	const isOff = useDisabledAround(frame) || data['data-disabled'];
	const words = (
		<>
			<InLanguage lang={labelLang}>{label}</InLanguage>
			{isOptional && <span className={css.optional}> ({strings.optional})</span>}
		</>
	);
	return (
		<div {...data} data-disabled={isOff || undefined} ref={frame} className={classes(css.field, className)}>
			{label && labelKind !== 'group' && (
				// biome-ignore lint/a11y/useKeyWithClickEvents: what a label does anyway, without the click
				<label
					className={css.label}
					id={ids.labelId}
					htmlFor={ids.controlId}
					onClick={labelKind === 'focus' ? focusOnly : undefined}
				>
					{words}
				</label>
			)}
			{label && labelKind === 'group' && (
				<span className={css.label} id={ids.labelId}>
					{words}
				</span>
			)}
			{description && (
				<div className={css.hint} id={ids.hintId}>
					{unbroken(description)}
				</div>
			)}
			{children}
			{!isErrorWithin && <FieldError id={ids.errorId} message={errorMessage} detail={errorDetail} />}
		</div>
	);
}

function focusOnly(event: MouseEvent<HTMLLabelElement>) {
	event.preventDefault();
	event.currentTarget.control?.focus();
}

/** The error line: icon and text, never colour alone; announced when it appears on its own. */
export function FieldError({ id, message, detail }: { id: string; message: string | undefined; detail?: ReactNode }) {
	const line = useRef<HTMLDivElement>(null);
	useToldOnce(line, message);
	return (
		<div ref={line} id={id} role="alert" className={message ? css.error : undefined}>
			{message && (
				<>
					<WarningIcon size="small" />
					<span>{unbroken(message)}</span>
					{detail && <span className={css.errorDetail}>{detail}</span>}
				</>
			)}
		</div>
	);
}
