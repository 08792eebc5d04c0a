import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import { Button, Heading, Inline, Notice, RadioGroup, Stack } from 'visa-ui';
import { useValues } from '../../form';
import * as css from '../dashboard.css';
import type { AnyField, Definition, OfferedSection } from '../resource';
import { words } from '../strings';
import { countryChoices, recordChoices } from './calls';
import { isSame } from './recordValues';
import type { RecordFormState } from './useRecordForm';
import { cutAlike, valueText } from './valueText';

export interface ClashNoticeProps extends Pick<RecordFormState, 'form' | 'clash' | 'base' | 'saveAsNew'> {
	definition: Definition;
}

/** Says why a change failed, and lets the user see both values and choose. [DSH-09] */
export function ClashNotice({ definition, form, clash, base, saveAsNew }: ClashNoticeProps) {
	const notice = useRef<HTMLDivElement>(null);
	// Whoever saved is at the bottom of a long form: the result is brought into view.
	useEffect(() => {
		if (clash) notice.current?.focus();
	}, [clash]);
	if (!clash || !base) return null;
	const name = definition.nameOf(base);
	const told = clash.isOwn ? words.clash.own : words.clash;
	if (clash.kind === 'gone') {
		// If creating and editing use different bodies, a new record can't be created from an edit.
		const canBeNew = definition.fields.every(({ only }) => !only);
		return (
			<Notice
				ref={notice}
				tabIndex={-1}
				tone="error"
				title={told.gone(name)}
				action={
					canBeNew && (
						<Button tone="secondary" onPress={saveAsNew}>
							{words.clash.saveAsNew}
						</Button>
					)
				}
			>
				{canBeNew ? words.clash.goneText : words.clash.goneForGood}
			</Notice>
		);
	}
	return (
		<Stack gap="m">
			<Notice
				ref={notice}
				tabIndex={-1}
				tone="error"
				title={clash.isArchived ? told.archived(name) : told.changed(name)}
			>
				{clash.differing.length > 0 ? words.clash.text : words.clash.merged}
				{clash.taken.length > 0 && ` ${words.clash.taken(clash.taken.map(({ label }) => label))}`}
			</Notice>
			{clash.differing.length > 0 && <Choices form={form} clash={clash} />}
		</Stack>
	);
}

type Changed = Extract<ClashNoticeProps['clash'], { kind: 'changed' }>;

function Choices({ form, clash }: { form: ClashNoticeProps['form']; clash: Changed }) {
	const { mine, theirs, differing } = clash;
	const values = useValues(form);
	const names = useNames(differing);
	const take = (name: string, value: unknown) =>
		form.inside.engine.setValue(name, value, { shouldDirty: true, shouldTouch: true });
	const textOf = (field: AnyField, from: typeof mine) => valueText(field, get(from, field.name), names);
	const takeAll = (from: typeof mine) => {
		for (const { name } of differing) take(name, get(from, name));
	};
	return (
		<section className={css.fields} aria-label={words.clash.heading}>
			<Heading level={2} size="small">
				{words.clash.heading}
			</Heading>
			{differing.map((field) => {
				const [own, other] = cutAlike([textOf(field, mine), textOf(field, theirs)]);
				return (
					<RadioGroup
						key={field.name}
						label={field.label}
						value={isSame(get(values, field.name), get(theirs, field.name)) ? 'theirs' : 'mine'}
						onChange={(side) => take(field.name, get(side === 'mine' ? mine : theirs, field.name))}
						items={[
							{ id: 'mine', label: `${words.clash.mine}: ${own}` },
							{ id: 'theirs', label: `${words.clash.theirs}: ${other}` },
						]}
					/>
				);
			})}
			<Inline gap="s" isStackedOnPhones>
				<Button tone="secondary" onPress={() => takeAll(mine)}>
					{words.clash.allMine}
				</Button>
				<Button tone="secondary" onPress={() => takeAll(theirs)}>
					{words.clash.allTheirs}
				</Button>
			</Inline>
		</section>
	);
}

/** The names of the ids in the differing fields. */
function useNames(differing: readonly AnyField[]): ReadonlyMap<string, string> {
	const needs = (section: OfferedSection) => differing.some(({ of }) => of === section);
	const lists = [
		useQuery({ ...countryChoices, enabled: differing.some(({ kind }) => kind === 'countries') }),
		useQuery({ ...recordChoices('visaTypes'), enabled: needs('visaTypes') }),
		useQuery({ ...recordChoices('visaOptions'), enabled: needs('visaOptions') }),
		useQuery({ ...recordChoices('services'), enabled: needs('services') }),
	];
	return new Map(lists.flatMap(({ data = [] }) => data.map(({ id, label }) => [id, label] as const)));
}
