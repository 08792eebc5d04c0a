import { useState } from 'react';
import { translationLanguages } from 'visa-sdk/rules';
import { Accordion, Stack } from 'visa-ui';
import { type SiteForm, useValues } from '../../form';
import * as css from '../dashboard.css';
import type { AnyField, Values } from '../resource';
import { words } from '../strings';
import { PlainField } from './PlainField';
import { translatedInto } from './translations';

/** A record's texts in the other languages, each in a section that says whether there are any. [ACC-11] */
export function TranslationsInput({ form, field }: { form: SiteForm<Values>; field: AnyField }) {
	const labelId = `${field.name}-label`;
	const hintId = `${field.name}-hint`;
	const filled = translatedInto(useValues(form)[field.name]);
	const [openIds, setOpenIds] = useState<readonly string[]>([]);
	const idOf = (language: string) => `${field.name}.${language}`;
	// An error must be visible, and its field able to take the focus; it stays open while the error is being mended.
	const closed = translationLanguages
		.map(idOf)
		.filter((id) => !openIds.includes(id) && form.faults.some(({ fieldId }) => fieldId.startsWith(`${id}.`)));
	if (closed.length > 0) setOpenIds([...openIds, ...closed]);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out like this everywhere
		<div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={css.together}>
			<p id={labelId} className={css.label}>
				{field.label}
			</p>
			<p id={hintId} className={css.hint}>
				{field.description}
			</p>
			<Accordion
				openIds={openIds}
				onOpenChange={setOpenIds}
				items={translationLanguages.map((language) => ({
					id: idOf(language),
					title: words.fields.translationOf(language, filled.includes(language)),
					content: (
						<Stack gap="m">
							{field.texts?.map((text) => (
								<PlainField
									key={text.name}
									form={form}
									field={{
										...text,
										name: `${idOf(language)}.${text.name}`,
										label: words.fields.textIn(text.label, language),
									}}
								/>
							))}
						</Stack>
					),
				}))}
			/>
		</div>
	);
}
