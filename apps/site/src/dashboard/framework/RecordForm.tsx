import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { contract } from 'visa-sdk/contract';
import { Button, LinkButton, Notice, Text, toast } from 'visa-ui';
import type { z } from 'zod';
import { useServerErrors } from '../../account/useServerErrors';
import * as css from '../dashboard.css';
import type { AnyField, Definition, Item, Values } from '../resource';
import { words } from '../strings';
import { createOne, updateOne } from './calls';
import { FormField } from './FormField';
import { listAddress } from './listState';
import { RemoveButton } from './RemoveButton';
import { UnsavedGuard } from './UnsavedGuard';

/** The form of a section, for a new one or for one that is there; its schema is the contract's. [DSH-01] [DSH-02] */
export function RecordForm({ definition, item }: { definition: Definition; item?: Item }) {
	const navigate = useNavigate();
	const isDone = useRef(false);
	const { create, update } = contract[definition.section];
	const resolve = zodResolver((item ? update.body : create.body) as unknown as z.ZodType<Values, Values>);
	const fields = definition.fields.filter(({ only }) => !only || only === (item ? 'edit' : 'create'));
	const form = useForm<Values, unknown, Values>({
		defaultValues: unanswered(item ? definition.toForm(item) : definition.empty),
		// Whoever saved meanwhile is not overwritten: the server compares the version that this form began with.
		resolver: (values, context, options) =>
			resolve({ ...asked(fields, values), version: item?.version }, context, options),
	});
	const names = fields.map(({ name }) => name);
	const { problem, run } = useServerErrors(form.setError, names);
	const values = useWatch({ control: form.control }) as Values;
	const leave = async (message: string) => {
		isDone.current = true;
		toast({ tone: 'success', message });
		await navigate({ href: listAddress(definition) });
	};
	const submit = form.handleSubmit((body) =>
		run(async () => {
			const saved = item ? await updateOne(definition, item.id, body) : await createOne(definition, body);
			const name = definition.nameOf(saved);
			await leave(item ? words.form.saved(name) : words.form.created(name));
		}),
	);
	const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.currentTarget.requestSubmit();
	};
	return (
		<FormProvider {...form}>
			<form
				noValidate
				className={css.form}
				onKeyDown={onKeyDown}
				onSubmit={(event) => {
					event.preventDefault();
					if (!form.formState.isSubmitting) void submit();
				}}
			>
				{problem && <Notice tone="error">{problem}</Notice>}
				<div className={css.fields}>
					{fields.map((field) => (field.isAsked?.(values) ?? true) && <FormField key={field.name} field={field} />)}
				</div>
				<div className={css.actions}>
					<Button type="submit" tone="primary" isPending={form.formState.isSubmitting}>
						{words.form.save}
					</Button>
					<LinkButton tone="secondary" href={listAddress(definition)}>
						{words.form.cancel}
					</LinkButton>
					<Text tone="soft">{words.form.saveHint}</Text>
					{item && (
						<div className={css.apart}>
							<RemoveButton definition={definition} item={item} onRemoved={leave} />
						</div>
					)}
				</div>
			</form>
			<UnsavedGuard isUnsaved={form.formState.isDirty} isDone={isDone} />
		</FormProvider>
	);
}

/** What has no value yet is null: a form compares what is in it with how it began, and NaN equals nothing. */
const unanswered = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number.isNaN(value) ? null : value]));

/** A field that is not asked says nothing, whatever was typed into it before; neither does an empty one that may be. */
const asked = (fields: readonly AnyField[], values: Values): Values => ({
	...values,
	...Object.fromEntries(
		fields
			.filter(({ name, isAsked, isOptional }) => isAsked?.(values) === false || (isOptional && values[name] === ''))
			.map(({ name }) => [name, null]),
	),
});
