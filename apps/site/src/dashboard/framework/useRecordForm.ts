import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { z } from 'zod';
import { type SiteForm, useForm } from '../../form';
import { unsentForms } from '../../form/unsentForms';
import { useUnsent } from '../../form/useUnsent';
import type { AnyField, Definition, Item, Values } from '../resource';
import { areOwnChanges, createOne, currentOf, updateOne } from './calls';
import { asked, fieldsFor, type Merged, merge, unanswered } from './recordValues';

/** Why a valid change failed. `isOwn`: not by someone else, but by the same person in another window. */
export type Clash = { isOwn: boolean } & (
	| { kind: 'gone' }
	| ({ kind: 'changed'; isArchived: boolean; mine: Values; theirs: Values } & Omit<Merged, 'values'>)
);

const isMissing = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

/** The form of a record, and what someone else has changed in it meanwhile. */
export interface RecordFormState {
	form: SiteForm<Values>;
	fields: readonly AnyField[];
	/** The record as this form knows it; absent for a new one. */
	base: Item | undefined;
	clash: Clash | null;
	/** It was restored with what was typed before the session ended. */
	isReturned: boolean;
	/** Creates a new record from the form of one that no longer exists. */
	saveAsNew: () => void;
}

/**
 * The form of a record. Someone else's save isn't overwritten: a change states the version it is based on, and a refused
 * one shows both values. [DSH-09]
 */
export function useRecordForm(
	definition: Definition,
	item: Item | undefined,
	/** @param before its previous state, unless it is new */
	onSaved: (saved: Item, before: Item | undefined) => Promise<void>,
): RecordFormState {
	const key = `${definition.path}/${item?.id ?? 'create'}`;
	// The version it is based on: someone else's save since then isn't overwritten.
	const [left] = useState(() => unsentForms.read(key)?.base as Item | undefined);
	const [base, setBase] = useState(left ?? item);
	const [clash, setClash] = useState<Clash | null>(null);
	const isNew = useRef(item === undefined);
	const isOwn = useRef(false);
	const fields = fieldsFor(definition, item ? 'edit' : 'create');
	const valuesOf = (record: Item | undefined) => unanswered(record ? definition.toForm(record) : definition.empty);
	const form: SiteForm<Values> = useForm<Values, Values, Item>({
		schema: () =>
			import('../schemas').then(
				({ recordOf }) =>
					recordOf(definition.section, item ? 'update' : 'create') as unknown as z.ZodType<Values, Values>,
			),
		initial: valuesOf(base),
		toBody: (values) => ({ ...asked(fields, values), ...(base && { version: base.version }) }),
		send: async (body) => {
			if (isNew.current || !base) return createOne(definition, body);
			try {
				return await updateOne(definition, base.id, body);
			} catch (error) {
				const now = currentOf(definition, error);
				isOwn.current =
					(now !== null || isMissing(error)) && (await areOwnChanges(base.id, now ? now.version - base.version : 1));
				throw error;
			}
		},
		onSent: (saved) => onSaved(saved, isNew.current ? undefined : base),
		onRefused: (error) => {
			const now = base && currentOf(definition, error);
			if (now) {
				const mine = form.inside.engine.getValues();
				const theirs = valuesOf(now);
				const { values, ...fieldsOf } = merge(fields, valuesOf(base), mine, theirs);
				form.inside.engine.reset(values, { keepDirty: true, keepDefaultValues: true });
				const isArchived = now.isArchived === true && !base.isArchived;
				setClash({ kind: 'changed', isOwn: isOwn.current, isArchived, mine, theirs, ...fieldsOf });
				setBase(now);
				return true;
			}
			const isGone = base !== undefined && isMissing(error);
			if (isGone) setClash({ kind: 'gone', isOwn: isOwn.current });
			return isGone;
		},
	});
	const isReturned = useUnsent(form, key, { isPersonal: definition.isPersonal, base });
	// Reloaded before anything was typed: the form restarts from the current values.
	const { isDirty, inside } = form;
	useEffect(() => {
		if (!item || isDirty || clash || base === left || item.version === base?.version) return;
		setBase(item);
		inside.engine.reset(unanswered(definition.toForm(item)));
	}, [item, base, left, isDirty, clash, inside, definition]);

	const saveAsNew = () => {
		isNew.current = true;
		form.submit();
	};
	return { form, fields, base, clash, isReturned, saveAsNew };
}
