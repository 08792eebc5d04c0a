import { Money } from '../../components/Money';
import { InLanguage } from '../../strings/InLanguage';
import { useWizardStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { CardStep } from './CardStep';
import { StayNotice } from './StayNotice';

/** Selecting the visa option. [VOP-01] [WIZ-11] */
export function VisaOptionStep() {
	const actor = useWizardActor();
	const { visaOption: words, quotedLang } = useWizardStrings();
	const selected = useWizard((form) => form.choices.visaOption);
	return (
		<CardStep
			label={words.heading}
			list={useWizard((form) => form.offer.visaOptions)}
			selected={selected}
			onChoose={(visaOption) => actor.send({ type: 'CHOOSE_VISA_OPTION', visaOption })}
			toCard={(item) => ({
				title: item.type,
				content: (
					<CardFacts
						text={<InLanguage lang={quotedLang}>{words.days(item.duration)}</InLanguage>}
						facts={[{ term: words.fee, value: <Money amount={item.fee} /> }]}
					/>
				),
				note: item.id === selected?.id && <StayNotice />,
			})}
		/>
	);
}
