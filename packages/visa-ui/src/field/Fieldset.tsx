'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useRef } from 'react';
import { classes, frameOf, type RootProps } from '../root';
import { leadFocus } from '../root/leadFocus';
import { useStrings } from '../strings/components';
import { type ControlNaming, FieldError, type FieldIds, type FieldParts } from './Field';
import * as css from './Fieldset.css';
import { type Leaving, leaving } from './leaving';
import { IsPartOfField } from './partOfField';
import { unbroken } from './unbroken';
import { useDisabledAround } from './useDisabledAround';
import { useStayWhenDisabled } from './useStayWhenDisabled';

export interface FieldsetProps extends Omit<FieldParts, 'id'>, RootProps<HTMLFieldSetElement>, Leaving {
	ids: FieldIds;
	control: ControlNaming;
	/** Its name is that of a section of the form, above fields with their own names. */
	isPart?: boolean;
	isRequired?: boolean;
	isDisabled?: boolean;
	children: ReactNode;
}

/** The frame of several controls under one name: legend, hint, controls, error. */
export function Fieldset({ ids, control, isPart = false, isRequired, isDisabled, children, ...props }: FieldsetProps) {
	const strings = useStrings();
	const { label, description } = props;
	const frame = frameOf({ ...props, isRequired, isDisabled });
	const element = useRef<HTMLFieldSetElement>(null);
	useStayWhenDisabled(element, Boolean(frame['data-disabled'] || frame['data-readonly']));
	const isOff = useDisabledAround(element) || frame['data-disabled'];
	return (
		<fieldset
			{...frame}
			data-disabled={isOff || undefined}
			ref={useComposedRefs(element, props.ref, leadFocus)}
			id={ids.controlId}
			className={classes(css.group, props.className)}
			disabled={isDisabled}
			{...leaving(props)}
			aria-label={control['aria-label']}
			aria-labelledby={control['aria-labelledby']}
			aria-describedby={control['aria-describedby']}
		>
			{label && (
				<legend id={ids.labelId} className={isPart ? css.partLegend : css.legend}>
					{label}
					{isRequired && <span className={css.hidden}>{` (${strings.required})`}</span>}
					{props.isOptional && <span className={css.optional}> ({strings.optional})</span>}
				</legend>
			)}
			{description && (
				<div id={ids.hintId} className={isPart ? css.partHint : css.hint}>
					{unbroken(description)}
				</div>
			)}
			<IsPartOfField value={true}>{children}</IsPartOfField>
			<FieldError id={ids.errorId} message={props.errorMessage} />
		</fieldset>
	);
}
