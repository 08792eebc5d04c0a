'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, useState } from 'react';
import { type AccessibleName, Field, type Leaving, leaving, useField, useTextPart } from '../../field';
import * as css from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { EyeIcon, EyeOffIcon } from '../Icon';
import { inputAttributes, type TextInputProps } from '../TextField';
import { type PasswordStrength, StrengthMeter } from './StrengthMeter';

export type PasswordFieldProps = AccessibleName &
	Omit<TextInputProps, 'inputMode' | 'spellCheck' | 'onBlur'> &
	Leaving & {
		/** The password's strength, which shows a meter; null shows an empty meter while nothing is typed. */
		strength?: PasswordStrength | null;
	};

/** A password field that can reveal the password, until the form is submitted; pasting is allowed. */
export function PasswordField(given: PasswordFieldProps) {
	const props = useTextPart(given);
	const { ids, control } = useField(props);
	const [isShown, setShown] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const ref = useComposedRefs(input, props.ref);
	useEffect(() => {
		const field = input.current;
		if (!isShown || !field) return undefined;
		// A browser would remember what was typed like any other text. It looks before React renders.
		const hide = ({ target }: Event) => {
			if (target !== field.form) return;
			field.type = 'password';
			setShown(false);
		};
		const root = field.getRootNode();
		root.addEventListener('submit', hide, true);
		return () => root.removeEventListener('submit', hide, true);
	}, [isShown]);
	const strings = useStrings();
	const strengthId = `${ids.controlId}-strength`;
	const described = [control['aria-describedby'], props.strength ? strengthId : ''].filter(Boolean).join(' ');
	return (
		<Field {...props} ids={ids}>
			<div className={css.controlGroup} {...leaving(given)}>
				<input
					{...inputAttributes({ autoComplete: 'current-password', ...props, ref, onBlur: undefined })}
					{...control}
					aria-describedby={described || undefined}
					type={isShown ? 'text' : 'password'}
					spellCheck={false}
					autoCapitalize="none"
					className={css.bareInput}
				/>
				<button
					type="button"
					className={css.adornmentButton}
					aria-label={isShown ? strings.hidePassword : strings.showPassword}
					aria-controls={ids.controlId}
					onClick={() => setShown(!isShown)}
				>
					{isShown ? <EyeOffIcon /> : <EyeIcon />}
				</button>
			</div>
			{props.strength !== undefined && <StrengthMeter id={strengthId} strength={props.strength} />}
		</Field>
	);
}
