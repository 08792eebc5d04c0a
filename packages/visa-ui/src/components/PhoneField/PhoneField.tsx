'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ClipboardEvent, type Ref, useRef, useState } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	FormValue,
	type HeldValue,
	type Leaving,
	leaving,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
	useSubmitted,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { classes } from '../../root';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { ChevronDownIcon } from '../Icon';
import * as css from './PhoneField.css';
import { isPhone, joinPhone, type PhoneCountry, type PhoneParts, splitPasted, splitPhone } from './phone';

export type PhoneFieldProps = AccessibleName &
	FieldWords &
	Pick<ControlProps, 'id'> &
	/**
	 * The number in E.164 format: '+994501234567', or '' if no digit has been entered. A plain form submits the same; until
	 * a server's page has its scripts, a typed number as it was typed, and its country's id as `{name}-country`.
	 */
	HeldValue<string> &
	FormSettings<string> &
	Leaving & {
		/** The countries whose dialling codes can be chosen, in order. */
		countries: readonly PhoneCountry[];
		/** The initial country, as a two-letter code; the first one by default. */
		defaultCountry?: string;
		/**
		 * The autofill hint: `off` for someone else's number.
		 * @default tel-national
		 */
		autoComplete?: string;
		/** Ref to the number input. */
		ref?: Ref<HTMLInputElement>;
	};

/** A phone number field: a list of dialling codes, and the number. Pasting a number with a plus selects its country. */
export function PhoneField(props: PhoneFieldProps) {
	const { defaultCountry, isDisabled, isReadOnly } = props;
	const countries = listOf(props.countries, props.label);
	const words = useStrings().phone;
	const input = useRef<HTMLInputElement>(null);
	const code = useRef<HTMLSelectElement>(null);
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? '', props.onChange, '');
	const first = countries.find(({ id }) => id === defaultCountry) ?? countries[0];
	const [kept, keep] = useState<PhoneParts>(
		() => splitPhone(value, countries, first) ?? { country: first, number: '' },
	);
	// They may come later than the field.
	const [isWithout, setWithout] = useState(countries.length === 0);
	if (isWithout && countries.length > 0) {
		setWithout(false);
		keep(splitPhone(value, countries, first) ?? { ...kept, country: first });
	}
	// A value from outside takes precedence over what is typed.
	const parts =
		value === joinPhone(kept) ? kept : (splitPhone(value, countries, kept.country) ?? { ...kept, number: '' });
	const { country } = parts;
	const errorMessage = useFormPart({
		...props,
		within: input,
		value,
		// Without a digit there is no value, and what was typed stays.
		unfinished: value === '' && parts.number.trim() !== '' ? words.wrong : undefined,
		reset: () => {
			keep({ country: first, number: '' });
			reset();
		},
		validate: (checked: string) => (checked !== '' && !isPhone(checked) ? words.wrong : props.validate?.(checked)),
	});
	const described = { ...props, errorMessage };
	const { ids, control } = useField(described);

	function write(next: PhoneParts) {
		keep(next);
		const joined = joinPhone(next);
		if (joined !== value) change(joined);
	}
	function onPaste(event: ClipboardEvent) {
		const whole = isReadOnly ? null : splitPasted(event.clipboardData.getData('text'), countries, country);
		if (!whole) return;
		event.preventDefault();
		write(whole);
	}
	// A typed plus starts a complete number, like a pasted one.
	function type(text: string, chosen = country) {
		const whole = splitPhone(text, countries, chosen);
		write(whole?.country ? whole : { country: chosen, number: text });
	}
	const find = (id: string) => countries.find((one) => one.id === id);
	// Both may come before the page's scripts.
	const early = useRef({ country, number: parts.number });
	const take = (what: Partial<PhoneParts>) => {
		Object.assign(early.current, what);
		type(early.current.number, early.current.country);
	};
	useEarlyText(code, country?.id ?? '', (id) => isReadOnly || take({ country: find(id) }));
	useEarlyText(input, parts.number, (number) => take({ number }));
	// Of a number that is known already, the text alone would lack the code. A form can't join the two by itself.
	const isTextSent = useSubmitted(props.name).typed !== undefined && value === '';
	const name = props.label ?? props['aria-label'];
	return (
		<Field {...described} ids={ids}>
			<div className={classes(fieldCss.controlGroup, css.group)} {...leaving(props)}>
				<span className={css.code}>
					<span aria-hidden>{country ? `+${country.code}` : '+'}</span>
					<ChevronDownIcon size="small" />
					<select
						ref={code}
						className={css.choice}
						aria-label={name ? `${name}: ${words.code}` : words.code}
						autoComplete="tel-country-code"
						name={isTextSent ? `${props.name}-country` : undefined}
						value={country?.id ?? ''}
						form={props.form}
						disabled={isDisabled}
						aria-readonly={isReadOnly || undefined}
						onChange={(event) => {
							if (!isReadOnly) write({ ...parts, country: find(event.target.value) });
						}}
					>
						{!country && <option value="">+</option>}
						{countries.map((one) => (
							<option key={one.id} value={one.id} disabled={isReadOnly && one.id !== country?.id}>
								{`${one.label} +${one.code}`}
							</option>
						))}
					</select>
				</span>
				<input
					{...control}
					ref={useComposedRefs(input, props.ref)}
					type="tel"
					name={isTextSent ? props.name : undefined}
					inputMode="tel"
					autoComplete={props.autoComplete ?? 'tel-national'}
					className={classes(fieldCss.bareInput, css.number)}
					value={parts.number}
					onChange={(event) => type(event.target.value)}
					onPaste={onPaste}
					aria-required={props.isRequired || undefined}
					form={props.form}
					readOnly={isReadOnly}
					disabled={isDisabled}
				/>
			</div>
			<FormValue name={isTextSent ? undefined : props.name} form={props.form} value={value} isDisabled={isDisabled} />
		</Field>
	);
}
