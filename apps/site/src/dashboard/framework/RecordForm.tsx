import { useNavigate } from '@tanstack/react-router';
import { DescriptionList, LinkButton, Notice, Text } from 'visa-ui';
import { FormFrame, SubmitButton, useValues } from '../../form';
import * as css from '../dashboard.css';
import type { Definition, Item } from '../resource';
import { words } from '../strings';
import { ClashNotice } from './ClashNotice';
import { updateOne } from './calls';
import { FormField } from './FormField';
import { listAddress } from './listState';
import { Preview } from './Preview';
import { RemoveButton } from './RemoveButton';
import { asked } from './recordValues';
import { tellDone } from './undo';
import { useRecordForm } from './useRecordForm';

const isOn = (item: Item) => 'isActive' in item && item.isActive === true;

/** The form of a section, for a new or an existing record; its schema is the contract's. [DSH-01] [DSH-02] */
export function RecordForm({ definition, item }: { definition: Definition; item?: Item }) {
	const navigate = useNavigate();
	const leave = (message: string, undo?: () => Promise<unknown>, left?: string | null) => {
		tellDone(message, undo, left);
		return navigate({ href: listAddress(definition) });
	};
	const { form, fields, base, clash, isReturned, saveAsNew } = useRecordForm(definition, item, (saved, before) => {
		const name = definition.nameOf(saved);
		if (!before) return leave((definition.words.sent ?? words.form.created)(name));
		// The previous values, unless someone has changed the record since.
		const back = { ...asked(fields, definition.toForm(before)), version: saved.version };
		const isOff = isOn(before) && !isOn(saved);
		return leave(
			words.form.saved(name),
			() => updateOne(definition, saved.id, back),
			isOff ? definition.notUndone?.([before]) : null,
		);
	});
	const values = useValues(form);
	return (
		<div className={definition.preview ? css.withPreview : css.form}>
			<FormFrame form={form} isGuarded gap="l">
				{isReturned && <Notice tone="info">{words.form.returned}</Notice>}
				<ClashNotice definition={definition} form={form} clash={clash} base={base} saveAsNew={saveAsNew} />
				{base && definition.facts && (
					<div className={css.fields}>
						<DescriptionList items={definition.facts(base)} />
					</div>
				)}
				<div className={css.fields}>
					{fields.map(
						(field) => (field.isAsked?.(values) ?? true) && <FormField key={field.name} form={form} field={field} />,
					)}
				</div>
				<div className={css.formActions}>
					<SubmitButton form={form}>{(!base && definition.words.send) || words.form.save}</SubmitButton>
					<LinkButton tone="secondary" href={listAddress(definition)}>
						{words.form.cancel}
					</LinkButton>
					<Text tone="soft" className={css.keyHint}>
						{words.form.saveHint}
					</Text>
					{base && (
						<div className={css.apart}>
							<RemoveButton
								definition={definition}
								item={base}
								onRemoved={(message, undo) => {
									form.release();
									return leave(message, undo);
								}}
							/>
						</div>
					)}
				</div>
			</FormFrame>
			{definition.preview && <Preview kind={definition.preview} form={form} />}
		</div>
	);
}
