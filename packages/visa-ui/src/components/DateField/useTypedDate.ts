import type { CalendarDate } from '@internationalized/date';
import { type KeyboardEvent, useState } from 'react';
import { formatTyped } from 'visa-sdk/format';
import { formatTypedDate, parseTypedDate, TYPED_DATE_LENGTH } from 'visa-sdk/rules';
import { type DayLimits, isDayAllowed } from '../../field/dayLimits';
import { isComposing } from '../../root/isComposing';

/** The typed date, its callbacks and its limits. */
export interface TypedDateOptions extends DayLimits {
	value: CalendarDate | null;
	onChange: (day: CalendarDate | null) => void;
	/** Called with the text on every keystroke. */
	onTyped?: ((text: string) => void) | undefined;
	/**
	 * Called when the field is left with text that isn't an allowed date; the field has been cleared. [DAT-04] Without it
	 * the field says what is wrong; with it, the page does.
	 * @param typed the text: in the form DD/MM/YYYY if it is as long, otherwise as it was typed [DAT-12]
	 */
	onInvalid?: ((typed: string) => void) | undefined;
	/** Called when the focus leaves the field, after the text has been parsed. */
	onBlur?: (() => void) | undefined;
}

/** Typed as DD/MM/YYYY: nothing is corrected while typing; leaving the field parses it strictly. [DAT-03] */
export function useTypedDate({ value, onChange, onTyped, onInvalid, onBlur, ...limits }: TypedDateOptions) {
	const [draft, setDraft] = useState<string | null>(null);

	function read(text: string): CalendarDate | null {
		const day = parseTypedDate(text);
		return day && isDayAllowed(day, limits) ? day : null;
	}
	function type(typed: string) {
		// Browser autofill writes a birthday as 1990-04-12; others paste 1990.04.12 too.
		const text = typed.replace(/^(\d{4})[-./](\d{2})[-./](\d{2})$/, '$3/$2/$1');
		setDraft(text);
		onTyped?.(text);
		// A complete, allowed date takes effect immediately, without waiting for the field to be left.
		// With any separators: what a browser fills in is not always left.
		const day = read(text.length === TYPED_DATE_LENGTH ? formatTypedDate(text) : text);
		if (day && (!value || day.compare(value) !== 0)) onChange(day);
	}
	function commit() {
		if (draft === null) return;
		setDraft(null);
		const typed = formatTypedDate(draft);
		const day = read(typed);
		if (!day) {
			onChange(null);
			if (draft.trim() !== '') onInvalid?.(typed.length === TYPED_DATE_LENGTH ? typed : draft.trim());
		} else if (!value || day.compare(value) !== 0) onChange(day);
	}
	return {
		text: draft ?? (value ? formatTyped(value) : ''),
		type,
		/** A date came from elsewhere, e.g. the calendar. */
		forget: () => setDraft(null),
		leave: () => {
			commit();
			onBlur?.();
		},
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commit();
		},
	};
}
