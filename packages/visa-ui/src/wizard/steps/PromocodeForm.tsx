import { type FormEvent, useState } from 'react';
import { messages } from 'visa-sdk/rules';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from './review.css';

const isRightLength = (code: string) => code.trim().length >= 3 && code.trim().length <= 50;

/** The promo code: judged on every change, activated at the server. [REV-08] [REV-09] */
export function PromocodeForm() {
	const actor = useWizardActor();
	const words = useStrings();
	const active = useWizard((form) => form.user?.activePromocode?.code ?? null);
	const problem = useWizard((form) => form.promoProblem);
	const isActivating = useWizard((_, snapshot) => snapshot.value.promocode === 'activating');
	const [code, setCode] = useState('');
	const [refused, setRefused] = useState<string | null>(null);
	const activations = useWizard((form) => form.promoActivations);
	const [cleared, setCleared] = useState(activations);
	// A code that works needs no second look: the field is free for another one.
	if (cleared !== activations) {
		setCleared(activations);
		setCode('');
	}
	const fault =
		code !== '' && !isRightLength(code)
			? messages.promocode
			: problem && refused === code
				? (problem.message ?? words.unreachable)
				: undefined;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isRightLength(code) || isActivating) return;
		setRefused(code);
		actor.send({ type: 'ACTIVATE_PROMOCODE', code: code.trim() });
	};
	return (
		<form className={styles.promocode} onSubmit={submit} noValidate>
			<TextField
				label={words.review.promocode}
				description={active ? words.review.active(active) : undefined}
				value={code}
				onChange={setCode}
				autoComplete="off"
				errorMessage={fault}
			/>
			<Button tone="secondary" type="submit" isPending={isActivating} isDisabled={!isRightLength(code)}>
				{words.review.activate}
			</Button>
		</form>
	);
}
