import { CardSelect } from '../../components/CardSelect';
import { Money } from '../../components/Money';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { RemoteList } from './RemoteList';

/** Choosing the visa option. [VOP-01] */
export function VisaOptionStep() {
	const actor = useWizardActor();
	const { visaOption: words } = useStrings();
	const list = useWizard((form) => form.offer.visaOptions);
	const selected = useWizard((form) => form.choices.visaOption);
	return (
		<RemoteList list={list} rowHeight={96}>
			{(items) => (
				<CardSelect
					label={words.heading}
					items={items.map((item) => ({
						id: item.id,
						title: item.type,
						content: (
							<CardFacts
								text={words.days(item.duration)}
								facts={[{ term: words.fee, value: <Money amount={item.fee} /> }]}
							/>
						),
					}))}
					selectedId={selected?.id ?? null}
					onChange={(id) =>
						actor.send({ type: 'CHOOSE_VISA_OPTION', visaOption: items.find((item) => item.id === id) ?? null })
					}
				/>
			)}
		</RemoteList>
	);
}
