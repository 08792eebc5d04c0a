import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Service } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { type Language, translationLanguages } from 'visa-sdk/rules';
import { Card, DescriptionList, Flag, Money, Notice, Stack, Text, ToggleButtonGroup } from 'visa-ui';
import { type SiteForm, useValues } from '../../form';
import * as css from '../dashboard.css';
import type { DayRange, OfferedSection, PreviewKind, Values } from '../resource';
import { words } from '../strings';
import { recordChoices } from './calls';
import { flagOf } from './flagOf';
import { valuesIn } from './translations';

const { preview } = words;
const languages = (['az', ...translationLanguages] as const).map((id) => ({ id, label: preview.languages[id] }));
const amountOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const priceOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** @param lang the language of what staff have written */
const kinds: Record<PreviewKind, (values: Values, lang: Language) => ReactNode> = {
	country: (values) => <CountryPreview values={values} />,
	documents: ({ name, description, requiredDocuments }, lang) => (
		<>
			<Described name={name} description={description} lang={lang} />
			<DescriptionList
				layout="rows"
				items={[
					{
						term: preview.documentsTitle,
						value: (
							<p className={css.written}>
								{textOf(requiredDocuments) ? <span lang={lang}>{textOf(requiredDocuments)}</span> : preview.noDocuments}
							</p>
						),
					},
				]}
			/>
		</>
	),
	service: (values, lang) => (
		<>
			<Described name={values.name} description={values.description} lang={lang} />
			<DescriptionList layout="rows" items={serviceFacts(values)} />
		</>
	),
};

export interface PreviewProps {
	kind: PreviewKind;
	form: SiteForm<Values>;
}

/**
 * What travellers will see of a record, while it is typed. What can be translated is seen as in each of their languages:
 * in Azerbaijani where there is no translation. [DSH-03] [ACC-11]
 */
export function Preview({ kind, form }: PreviewProps) {
	const values = useValues(form);
	const [language, setLanguage] = useState<Language>('az');
	const read = valuesIn(language, values);
	return (
		<aside className={css.preview} aria-label={preview.title}>
			<Card title={preview.title}>
				<Stack gap="m">
					{'translations' in values && (
						<ToggleButtonGroup label={preview.language} items={languages} value={language} onChange={setLanguage} />
					)}
					{kinds[kind](read.values, read.language)}
				</Stack>
			</Card>
		</aside>
	);
}

function Described({ name, description, lang }: { name: unknown; description: unknown; lang: Language }) {
	const text = textOf(description);
	return (
		<Named name={name} lang={lang}>
			{text && (
				<Text tone="soft">
					<span lang={lang}>{text}</span>
				</Text>
			)}
		</Named>
	);
}

function Named({ name, lang, children }: { name: unknown; lang?: Language; children?: ReactNode }) {
	return (
		<div>
			<div className={css.label}>{textOf(name) ? <span lang={lang}>{textOf(name)}</span> : preview.unnamed}</div>
			{children}
		</div>
	);
}

function serviceFacts(values: Values | Service) {
	const { originalPrice, discountedPrice, additionalVisaPrice, estimatedDays } = values as Values;
	const days = estimatedDays as DayRange | null;
	const [full, paid] = [priceOf(originalPrice), priceOf(discountedPrice)];
	const extra = amountOf(additionalVisaPrice);
	return [
		{
			term: preview.price,
			// Before a price is typed there is none: it isn't free.
			value: Number.isFinite(paid) ? (
				<>
					{Number.isFinite(full) && full !== paid && <Money amount={full} isStruck />} <Money amount={paid} />
				</>
			) : null,
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
