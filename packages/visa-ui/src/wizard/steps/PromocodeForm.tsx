import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { useWizardStrings } from '../../strings/wizard';
import { boundPromocode, endedPromocode } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import { PromocodeInUse } from './PromocodeInUse';
import * as styles from './review.css';

const isRightLength = (code: string) => code.trim().length >= 3 && code.trim().length <= 50;

/**
 * The promo code: validated on every change, activated on the server, and removed. If a code has expired, another can be
 * activated immediately. [REV-08] [REV-09] [REV-12] [REV-14]
 */
export function PromocodeForm() {
	const actor = useWizardActor();
	const words = useWizardStrings();
	const ended = useWizard(endedPromocode);
	const bound = useWizard(boundPromocode);
	const active = ended ? null : bound;
	const problem = useWizard((form) => form.promoProblem);
	const isActivating = useWizard((_, snapshot) => snapshot.value.promocode === 'activating');
	const code = useWizard((form) => form.typedPromocode);
	const [refused, setRefused] = useState<string | null>(null);
	const changes = useWizard((form) => form.promoActivations);
	const field = useRef<HTMLInputElement>(null);
	const seenChanges = useRef(changes);
	const away = useRef<HTMLButtonElement>(null);
	const wasActive = useRef(active !== null);
	// The button that removed or activated the code has disappeared, along with focus.
	useEffect(() => {
		const isActive = active !== null;
		// A code loaded with its traveller, as on a reload, takes no focus.
		const isOwnDoing = isActive ? isActivating || seenChanges.current !== changes : wasActive.current;
		const next = (isActive ? away : field).current;
		const page = next?.ownerDocument;
		if (wasActive.current !== isActive && isOwnDoing && page?.activeElement === page?.body) next?.focus();
		wasActive.current = isActive;
		if (isActive) seenChanges.current = changes;
	}, [active, changes, isActivating]);
	if (active) return <PromocodeInUse ref={away} code={active} />;
	const fault =
		code !== '' && !isRightLength(code)
			? words.rules.promocode
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
				ref={field}
				className={styles.code}
				label={words.review.promocode}
				value={code}
				onChange={(typed) => actor.send({ type: 'TYPE_PROMOCODE', code: typed })}
				autoComplete="off"
				description={
					ended && (ended.code ? `${words.review.inactive(ended.code)}. ${ended.reason}.` : `${ended.reason}.`)
				}
				errorMessage={fault}
			/>
			<Button tone="secondary" type="submit" isPending={isActivating} isDisabled={!isRightLength(code)}>
				{words.review.activate}
			</Button>
		</form>
	);
}
