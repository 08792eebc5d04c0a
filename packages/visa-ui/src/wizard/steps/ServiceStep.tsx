import type { Service } from 'visa-sdk/contract';
import { formatDay } from 'visa-sdk/format';
import { businessToday, workingDayAfter } from 'visa-sdk/rules';
import { Inline } from '../../components/Inline';
import { Money } from '../../components/Money';
import { useFormats } from '../../strings/formats';
import { InLanguage } from '../../strings/InLanguage';
import { useWizardStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardFacts } from './CardFacts';
import { CardStep } from './CardStep';
import { LateNotice } from './LateNotice';
import { textsLang } from './textsLang';

function Price({ originalPrice, discountedPrice }: Pick<Service, 'originalPrice' | 'discountedPrice'>) {
	return (
		<Inline gap="xs" align="baseline">
			{originalPrice !== discountedPrice && <Money amount={originalPrice} isStruck />}
			<Money amount={discountedPrice} />
		</Inline>
	);
}

/** Selecting the service; with embassy costs only if there are any, and when it is ready. [SRV-01…05] */
export function ServiceStep() {
	const actor = useWizardActor();
	const { service: words, namesLang } = useWizardStrings();
	const formats = useFormats();
	const selected = useWizard((form) => form.choices.service);
	const today = useWizard(({ now }) => businessToday(now()));
	return (
		<CardStep
			label={words.heading}
			list={useWizard((form) => form.offer.services)}
			selected={selected}
			onChoose={(service) => actor.send({ type: 'CHOOSE_SERVICE', service })}
			toCard={(item) => ({
				title: item.name,
				content: (
					<CardFacts
						text={item.description && <InLanguage lang={textsLang(item, namesLang)}>{item.description}</InLanguage>}
						facts={[
							{ term: words.price, value: <Price {...item} /> },
							...(item.estimatedDays
								? [
										{
											term: words.ready,
											value: words.workingDays(item.estimatedDays.from, item.estimatedDays.to),
										},
										{
											term: words.readyBy,
											value: formatDay(workingDayAfter(today, item.estimatedDays.to), formats),
										},
									]
								: []),
							...(item.additionalVisaPrice > 0
								? [{ term: words.embassy, value: <Money amount={item.additionalVisaPrice} /> }]
								: []),
						]}
					/>
				),
				note: item.id === selected?.id && <LateNotice />,
			})}
		/>
	);
}
