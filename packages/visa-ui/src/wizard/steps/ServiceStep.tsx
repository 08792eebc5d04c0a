import type { Service } from 'visa-sdk/contract';
import { CardSelect } from '../../components/CardSelect';
import { Inline } from '../../components/Layout';
import { Money } from '../../components/Money';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { RemoteList } from './RemoteList';

function Price({ originalPrice, discountedPrice }: Pick<Service, 'originalPrice' | 'discountedPrice'>) {
	return (
		<Inline gap="xs" align="baseline">
			{originalPrice !== discountedPrice && <Money amount={originalPrice} isStruck />}
			<Money amount={discountedPrice} />
		</Inline>
	);
}

/** Choosing the service; embassy costs only where there are some. [SRV-01…04] */
export function ServiceStep() {
	const actor = useWizardActor();
	const { service: words } = useStrings();
	const list = useWizard((form) => form.offer.services);
	const selected = useWizard((form) => form.choices.service);
	return (
		<RemoteList list={list} rowHeight={96}>
			{(items) => (
				<CardSelect
					label={words.heading}
					items={items.map((item) => ({
						id: item.id,
						title: item.name,
						content: (
							<CardFacts
								facts={[
									{ term: words.price, value: <Price {...item} /> },
									...(item.additionalVisaPrice > 0
										? [{ term: words.embassy, value: <Money amount={item.additionalVisaPrice} /> }]
										: []),
								]}
							/>
						),
					}))}
					selectedId={selected?.id ?? null}
					onChange={(id) =>
						actor.send({ type: 'CHOOSE_SERVICE', service: items.find((item) => item.id === id) ?? null })
					}
				/>
			)}
		</RemoteList>
	);
}
