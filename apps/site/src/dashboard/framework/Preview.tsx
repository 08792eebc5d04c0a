import { type ReactNode, useState } from 'react';
import type { Service } from 'visa-sdk/contract';
import { type Language, translationLanguages } from 'visa-sdk/rules';
import { Card, DescriptionList, Money, Stack, Text, ToggleButtonGroup } from 'visa-ui';
import { type SiteForm, useValues } from '../../form';
import * as css from '../dashboard.css';
import type { DayRange, PreviewKind, Values } from '../resource';
import { words } from '../strings';
import { CountryPreview } from './CountryPreview';
import { PreviewName, typedText } from './PreviewName';
import { valuesIn } from './translations';

const { preview } = words;
const languages = (['az', ...translationLanguages] as const).map((id) => ({ id, label: preview.languages[id] }));
const amountOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const priceOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

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
								{typedText(requiredDocuments) ? (
									<span lang={lang}>{typedText(requiredDocuments)}</span>
								) : (
									preview.noDocuments
								)}
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
	const text = typedText(description);
	return (
		<PreviewName name={name} lang={lang}>
			{text && (
				<Text tone="soft">
					<span lang={lang}>{text}</span>
				</Text>
			)}
		</PreviewName>
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
