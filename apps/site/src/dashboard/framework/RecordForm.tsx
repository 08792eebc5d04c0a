import { useNavigate } from '@tanstack/react-router';
import { LinkButton, Text, toast } from 'visa-ui';
import { Form, SubmitButton, useValues } from '../../form';
import * as css from '../dashboard.css';
import type { Definition, Item } from '../resource';
import { words } from '../strings';
import { ClashNotice } from './ClashNotice';
import { FormField } from './FormField';
import { listAddress } from './listState';
import { RemoveButton } from './RemoveButton';
import { useRecordForm } from './useRecordForm';

/** The form of a section, for a new one or for one that is there; its schema is the contract's. [DSH-01] [DSH-02] */
export function RecordForm({ definition, item }: { definition: Definition; item?: Item }) {
	const navigate = useNavigate();
	const leave = (message: string) => {
		toast({ tone: 'success', message });
		return navigate({ href: listAddress(definition) });
	};
	const { form, fields, base, clash, saveAsNew } = useRecordForm(definition, item, (saved) => {
		const name = definition.nameOf(saved);
		return leave(saved.version > 1 ? words.form.saved(name) : words.form.created(name));
	});
	const values = useValues(form);
	return (
		<div className={css.form}>
			<Form form={form} isGuarded gap="l">
				<ClashNotice definition={definition} form={form} clash={clash} base={base} saveAsNew={saveAsNew} />
				<div className={css.fields}>
					{fields.map(
						(field) => (field.isAsked?.(values) ?? true) && <FormField key={field.name} form={form} field={field} />,
					)}
				</div>
				<div className={css.actions}>
					<SubmitButton form={form}>{words.form.save}</SubmitButton>
					<LinkButton tone="secondary" href={listAddress(definition)}>
						{words.form.cancel}
					</LinkButton>
					<Text tone="soft">{words.form.saveHint}</Text>
					{base && (
						<div className={css.apart}>
							<RemoveButton
								definition={definition}
								item={base}
								onRemoved={(message) => {
									form.release();
									return leave(message);
								}}
							/>
						</div>
					)}
				</div>
			</Form>
		</div>
	);
}
