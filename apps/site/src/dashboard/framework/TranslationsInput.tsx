import { useEffect, useState } from 'react';
import { translationLanguages } from 'visa-sdk/rules';
import { Accordion, Stack } from 'visa-ui';
import { type SiteForm, useValues } from '../../form';
import type { AnyField, Values } from '../resource';
import { words } from '../strings';
import { FieldGroup } from './FieldGroup';
import { PlainField } from './PlainField';
import { translatedFields, translatedInto } from './translations';

/** What is typed is in that language, unlike its label; screen readers and spelling checks go by it. */
const inLanguage = (language: string) => (section: HTMLElement | null) => {
	for (const control of section?.querySelectorAll<HTMLElement>('input, textarea') ?? []) control.lang = language;
};

/** A record's texts in the other languages, each in a section that says whether there are any. [ACC-11] */
export function TranslationsInput({ form, field }: { form: SiteForm<Values>; field: AnyField }) {
	const filled = translatedInto(useValues(form)[field.name]);
	const [openIds, setOpenIds] = useState<readonly string[]>([]);
	const idOf = (language: string) => `${field.name}.${language}`;
	// An error must be visible, and its field able to take the focus; it stays open while the error is being mended.
	const isFaulty = (language: string) => form.faults.some(({ fieldId }) => fieldId.startsWith(`${idOf(language)}.`));
	const closed = translationLanguages
		.filter(isFaulty)
		.map(idOf)
		.filter((id) => !openIds.includes(id));
	if (closed.length > 0) setOpenIds([...openIds, ...closed]);
	const { engine } = form.inside;
	// A language that is given up again lacks nothing.
	const givenUp = translationLanguages.filter((language) => isFaulty(language) && !filled.includes(language));
	useEffect(() => {
		for (const language of givenUp) engine.clearErrors(`${field.name}.${language}`);
	});
	return (
		<FieldGroup field={field}>
			<Accordion
				openIds={openIds}
				onOpenChange={setOpenIds}
				items={translationLanguages.map((language) => ({
					id: idOf(language),
					title: words.fields.translationOf(language, filled.includes(language)),
					content: (
						<Stack gap="m" ref={inLanguage(language)}>
							{translatedFields(field, [language]).map((text) => (
								<PlainField key={text.name} form={form} field={text} />
							))}
						</Stack>
					),
				}))}
			/>
		</FieldGroup>
	);
}
