import { useQuery } from '@tanstack/react-query';
import type { Service } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { DescriptionList, Flag, Notice, Text } from 'visa-ui';
import * as css from '../dashboard.css';
import type { OfferedSection, Values } from '../resource';
import { words } from '../strings';
import { recordChoices } from './calls';
import { flagOf } from './flagOf';
import { PreviewName } from './PreviewName';

const { preview } = words;

/** A row in the wizard's list of countries, and what its next steps will offer. */
export function CountryPreview({ values }: { values: Values }) {
	const flag = flagOf(values.image, values.code);
	const fee = typeof values.additionalServices === 'number' ? values.additionalServices : 0;
	const types = useOffered('visaTypes', values.visaTypeIds);
	const options = useOffered('visaOptions', values.visaOptionIds);
	const services = useOffered('services', values.serviceIds);
	const isHidden = values.isOnOffer !== true || values.isArchived === true;
	const isIncomplete = [types, options, services].some((offered) => offered.length === 0);
	return (
		<>
			{isHidden && <Notice tone="info">{preview.hidden}</Notice>}
			{!isHidden && isIncomplete && <Notice tone="warning">{preview.incomplete}</Notice>}
			<div className={css.named}>
				{flag && <Flag src={flag} />}
				<PreviewName name={values.name}>
					{fee > 0 && <Text tone="soft">{preview.fee(formatMoney(fee))}</Text>}
				</PreviewName>
			</div>
			<DescriptionList
				layout="rows"
				items={[
					{ term: words.fields.visaTypeIds, value: <Lines lines={types.map(({ label }) => label)} /> },
					{
						term: words.fields.visaOptionIds,
						value: <Lines lines={options.map(({ label }) => label)} />,
					},
					{
						term: words.fields.serviceIds,
						value: <Lines lines={services.map(({ label, record }) => `${label}, ${serviceText(record)}`)} />,
					},
				]}
			/>
		</>
	);
}

const serviceText = (record: unknown) => {
	const { discountedPrice, estimatedDays } = record as Service;
	return [formatMoney(discountedPrice), ...(estimatedDays ? [words.fields.daysRange(estimatedDays)] : [])].join(', ');
};

/** What is selected and on offer, in the order that travellers see. */
function useOffered(section: OfferedSection, ids: unknown) {
	const { data = [] } = useQuery(recordChoices(section));
	return data.filter(({ id, record }) => Array.isArray(ids) && ids.includes(id) && !record.isArchived);
}

function Lines({ lines }: { lines: readonly string[] }) {
	if (lines.length === 0) return <Text tone="soft">{preview.nothing}</Text>;
	return (
		<ul className={css.plainList}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
