'use client';

import { useRef, useState } from 'react';
import { Field, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { Popover } from '../../overlay/Popover';
import { ChevronDownIcon } from '../Icon';
import * as css from './FilterBar.css';
import { chosenOf } from './filters';
import { SeveralChoice } from './SeveralChoice';

export interface SeveralFieldProps {
	label: string;
	items: readonly { id: string; label: string }[];
	/** Puts a search above the checkboxes. */
	isSearchable?: boolean;
	isPending: boolean;
	/** Ids, separated by commas. */
	value: string | undefined;
	/** Shown while nothing is selected. */
	placeholder: string;
	onChange: (chosen: string | null) => void;
}

/** A multiple selection: checkboxes in a sheet below a line that shows the selection. */
export default function SeveralField({
	label,
	items,
	isSearchable = false,
	isPending,
	value,
	placeholder,
	onChange,
}: SeveralFieldProps) {
	const { ids, control } = useField({ label });
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const chosen = chosenOf(value);
	const names = items.filter(({ id }) => chosen.includes(id)).map((item) => item.label);
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
				<span id={valueId} className={css.severalWords} data-placeholder={names.length === 0 || undefined}>
					{names.length > 0 ? names.join(', ') : placeholder}
				</span>
				<ChevronDownIcon size="small" />
			</button>
			<Popover isOpen={isOpen} onOpenChange={setOpen} anchor={button} label={label}>
				<SeveralChoice
					{...{ label, items, chosen, isSearchable, isPending }}
					onChange={(next) => onChange(next.join(',') || null)}
				/>
			</Popover>
		</Field>
	);
}
