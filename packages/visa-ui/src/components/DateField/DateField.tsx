'use client';

import { Field, FormValue } from '../../field';
import * as css from '../../field/Field.css';
import { classes } from '../../root';
import { type DateFieldProps, useDateInput } from './useDateInput';

/** A date typed as DD/MM/YYYY, without a calendar: for dates that people know by heart, such as a birthday. */
export function DateField(props: DateFieldProps) {
	const { words, ids, inputProps, formValue } = useDateInput(props);
	return (
		<Field {...words} ids={ids}>
			<input {...inputProps} className={classes(css.control, css.date)} />
			<FormValue {...formValue} />
		</Field>
	);
}
