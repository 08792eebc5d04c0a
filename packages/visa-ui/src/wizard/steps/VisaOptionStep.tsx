import { Money } from '../../components/Money';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { CardStep } from './CardStep';

/** Choosing the visa option. [VOP-01] */
export function VisaOptionStep() {
	const actor = useWizardActor();
	const { visaOption: words } = useStrings();
	return (
		<CardStep
			label={words.heading}
			list={useWizard((form) => form.offer.visaOptions)}
			selected={useWizard((form) => form.choices.visaOption)}
			onChoose={(visaOption) => actor.send({ type: 'CHOOSE_VISA_OPTION', visaOption })}
			toCard={(item) => ({
				title: item.type,
				content: (
					<CardFacts
						text={words.days(item.duration)}
						facts={[{ term: words.fee, value: <Money amount={item.fee} /> }]}
					/>
				),
			})}
		/>
	);
}
