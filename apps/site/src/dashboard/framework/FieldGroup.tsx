import type { ReactNode } from 'react';
import * as css from '../dashboard.css';
import type { AnyField } from '../resource';

/** Several inputs that are one field of a record, under its label and hint. */
export function FieldGroup({ field, children }: { field: AnyField; children: ReactNode }) {
	const labelId = `${field.name}-label`;
	const hintId = `${field.name}-hint`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out like this everywhere
		<div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={css.together}>
			<p id={labelId} className={css.label}>
				{field.label}
			</p>
			<p id={hintId} className={css.hint}>
				{field.description}
			</p>
			{children}
		</div>
	);
}
