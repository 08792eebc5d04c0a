'use client';

import { useState } from 'react';
import { type AccessibleName, Field, useField } from '../../field';
import * as css from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { EyeIcon, EyeOffIcon } from '../Icon';
import { inputAttributes, type TextInputProps } from '../TextField';

export type PasswordFieldProps = AccessibleName & Omit<TextInputProps, 'inputMode' | 'spellCheck'>;

/** A password that can be shown while typing; pasting is welcome. */
export function PasswordField(props: PasswordFieldProps) {
	const { ids, control } = useField(props);
	const [isShown, setShown] = useState(false);
	const strings = useStrings();
	return (
		<Field {...props} ids={ids}>
			<div className={css.controlGroup}>
				<input
					{...inputAttributes({ autoComplete: 'current-password', ...props })}
					{...control}
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
		</Field>
	);
}
