import { Money } from '../../components/Money';
import { Stack } from '../../components/Stack';
import { InLanguage } from '../../strings/InLanguage';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { CardStep } from './CardStep';
import { StayNotice } from './StayNotice';

/** Choosing the visa option. [VOP-01] */
export function VisaOptionStep() {
	const actor = useWizardActor();
	const { visaOption: words, quotedLang } = useStrings();
	return (
		<Stack gap="m">
			<CardStep
				label={words.heading}
				list={useWizard((form) => form.offer.visaOptions)}
				selected={useWizard((form) => form.choices.visaOption)}
				onChoose={(visaOption) => actor.send({ type: 'CHOOSE_VISA_OPTION', visaOption })}
				toCard={(item) => ({
					title: item.type,
					content: (
						<CardFacts
							text={<InLanguage lang={quotedLang}>{words.days(item.duration)}</InLanguage>}
							facts={[{ term: words.fee, value: <Money amount={item.fee} /> }]}
						/>
					),
				})}
			/>
			<StayNotice />
		</Stack>
	);
}
