import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Service } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { Card, DescriptionList, Flag, Money, Notice, Stack, Text } from 'visa-ui';
import { type SiteForm, useValues } from '../../form';
import * as css from '../dashboard.css';
import type { DayRange, OfferedSection, PreviewKind, Values } from '../resource';
import { words } from '../strings';
import { recordChoices } from './calls';
import { flagOf } from './flagOf';

const { preview } = words;
const amountOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const kinds: Record<PreviewKind, (values: Values) => ReactNode> = {
	country: (values) => <CountryPreview values={values} />,
	documents: ({ name, description, requiredDocuments }) => (
		<>
			<Named name={name}>{textOf(description) && <Text tone="soft">{textOf(description)}</Text>}</Named>
			<DescriptionList
				layout="rows"
				items={[
					{
						term: preview.documentsTitle,
						value: <p className={css.written}>{textOf(requiredDocuments) || preview.noDocuments}</p>,
					},
				]}
			/>
		</>
	),
	service: (values) => (
		<>
			<Named name={values.name}>
				{textOf(values.description) && <Text tone="soft">{textOf(values.description)}</Text>}
			</Named>
			<DescriptionList layout="rows" items={serviceFacts(values)} />
		</>
	),
};

export interface PreviewProps {
	kind: PreviewKind;
	form: SiteForm<Values>;
}

/** What travellers will see of a record, while it is typed. [DSH-03] */
export function Preview({ kind, form }: PreviewProps) {
	return (
		<aside className={css.preview} aria-label={preview.title}>
			<Card title={preview.title}>
				<Stack gap="m">{kinds[kind](useValues(form))}</Stack>
			</Card>
		</aside>
	);
}

function Named({ name, children }: { name: unknown; children?: ReactNode }) {
	return (
		<div>
			<div className={css.label}>{textOf(name) || preview.unnamed}</div>
			{children}
		</div>
	);
}

function serviceFacts(values: Values | Service) {
	const { originalPrice, discountedPrice, additionalVisaPrice, estimatedDays } = values as Values;
	const days = estimatedDays as DayRange | null;
	const [full, paid, extra] = [amountOf(originalPrice), amountOf(discountedPrice), amountOf(additionalVisaPrice)];
	return [
		{
			term: preview.price,
			value: (
				<>
					{full !== paid && <Money amount={full} isStruck />} <Money amount={paid} />
				</>
			),
		},
		{ term: preview.ready, value: days?.from && days.to ? words.fields.daysRange(days) : null },
		{ term: preview.embassy, value: extra > 0 ? <Money amount={extra} /> : null },
	];
}

/** A row in the wizard's list of countries, and what its next steps will offer. */
function CountryPreview({ values }: { values: Values }) {
	const flag = flagOf(values.image, values.code);
	const fee = amountOf(values.additionalServices);
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
				<Named name={values.name}>{fee > 0 && <Text tone="soft">{preview.fee(formatMoney(fee))}</Text>}</Named>
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
