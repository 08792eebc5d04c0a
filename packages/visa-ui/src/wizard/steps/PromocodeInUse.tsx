import type { Ref } from 'react';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useWizardStrings } from '../../strings/wizard';
import { reviewLines } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from './review.css';

/**
 * The traveller's bound code: its effect here, and a button to remove it. [REV-12]
 * @param ref of the button that removes it
 */
export function PromocodeInUse({ code, ref }: { code: string; ref: Ref<HTMLButtonElement> }) {
	const actor = useWizardActor();
	const { review: words } = useWizardStrings();
	const isRemoving = useWizard((_, { value }) => value.promocode === 'removing');
	const isOfUse = useWizard(
		(form) =>
			!form.quote || reviewLines(form.choices, form.peopleCount, form.quote).lines.some(({ kind }) => kind === 'promo'),
	);
	return (
		<div className={styles.promocode}>
			<div>
				<Text>{words.active(code)}</Text>
				{!isOfUse && (
					<Text size="caption" tone="soft">
						{words.activeOfNoUse}
					</Text>
				)}
			</div>
			<Button
				ref={ref}
				tone="secondary"
				isPending={isRemoving}
				aria-label={words.removePromocode(code)}
				onPress={() => actor.send({ type: 'REMOVE_PROMOCODE' })}
			>
				{words.remove}
			</Button>
		</div>
	);
}
