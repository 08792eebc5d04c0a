'use client';

import { useRef, useState } from 'react';
import { Field, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { Popover } from '../../overlay/Popover';
import { CheckboxGroup } from '../CheckboxGroup';
import { ChevronDownIcon } from '../Icon';
import * as css from './FilterBar.css';
import { chosenOf } from './filters';

export interface SeveralFieldProps {
	label: string;
	options: readonly { id: string; label: string }[];
	/** Ids, separated by commas. */
	value: string | undefined;
	/** Shown while nothing is selected. */
	placeholder: string;
	onChange: (chosen: string | null) => void;
}

/** A multiple selection: checkboxes in a sheet below a line that shows the selection. */
export default function SeveralField({ label, options, value, placeholder, onChange }: SeveralFieldProps) {
	const { ids, control } = useField({ label });
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const chosen = chosenOf(value);
	const names = options.filter(({ id }) => chosen.includes(id)).map((option) => option.label);
	const valueId = `${ids.controlId}-value`;
	return (
		<Field ids={ids} label={label}>
			<button
				{...control}
				ref={button}
				type="button"
				className={`${fieldCss.control} ${css.several}`}
				aria-labelledby={`${ids.labelId} ${valueId}`}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				<span id={valueId} className={css.severalWords}>
					{names.length > 0 ? names.join(', ') : placeholder}
				</span>
				<ChevronDownIcon size="small" />
			</button>
			<Popover isOpen={isOpen} onOpenChange={setOpen} anchor={button} label={label}>
				<div className={css.severalChoice}>
					<CheckboxGroup
						aria-label={label}
						items={options}
						value={chosen}
						onChange={(next) => onChange(next.join(',') || null)}
					/>
				</div>
			</Popover>
		</Field>
	);
}
