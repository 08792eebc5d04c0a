import type { Service } from 'visa-sdk/contract';
import { Inline } from '../../components/Inline';
import { Money } from '../../components/Money';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { CardStep } from './CardStep';

function Price({ originalPrice, discountedPrice }: Pick<Service, 'originalPrice' | 'discountedPrice'>) {
	return (
		<Inline gap="xs" align="baseline">
			{originalPrice !== discountedPrice && <Money amount={originalPrice} isStruck />}
			<Money amount={discountedPrice} />
		</Inline>
	);
}

/** Choosing the service; embassy costs only where there are some, and by when it is ready. [SRV-01…05] */
export function ServiceStep() {
	const actor = useWizardActor();
	const { service: words } = useStrings();
	return (
		<CardStep
			label={words.heading}
			list={useWizard((form) => form.offer.services)}
			selected={useWizard((form) => form.choices.service)}
			onChoose={(service) => actor.send({ type: 'CHOOSE_SERVICE', service })}
			toCard={(item) => ({
				title: item.name,
				content: (
					<CardFacts
						facts={[
							{ term: words.price, value: <Price {...item} /> },
							...(item.estimatedDays
								? [
										{
											term: words.ready,
											value: words.workingDays(item.estimatedDays.from, item.estimatedDays.to),
										},
									]
								: []),
							...(item.additionalVisaPrice > 0
								? [{ term: words.embassy, value: <Money amount={item.additionalVisaPrice} /> }]
								: []),
						]}
					/>
				),
			})}
		/>
	);
}
