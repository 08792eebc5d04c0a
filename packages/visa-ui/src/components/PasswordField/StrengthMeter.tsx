'use client';

import { useStrings } from '../../strings/components';
import * as css from './PasswordField.css';

/** The strength of a password, as rated by the application. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const parts = ['weak', 'fair', 'strong'] as const;

/** A bar of three parts and a word, which is announced when it changes and nothing else is being announced. */
export function StrengthMeter({ id, strength }: { id: string; strength: PasswordStrength | null }) {
	const strings = useStrings();
	const filled = strength === null ? 0 : parts.indexOf(strength) + 1;
	return (
		<div className={css.strength}>
			<div className={css.bar} data-strength={strength ?? undefined} aria-hidden="true">
				{parts.map((part, index) => (
					<span key={part} className={css.part} data-filled={index < filled || undefined} />
				))}
			</div>
			<span id={id} role="status">
				{strength && `${strings.passwordStrength}: ${strings.strength[strength]}`}
			</span>
		</div>
	);
}
