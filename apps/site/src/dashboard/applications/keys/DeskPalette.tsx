import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isErased } from 'visa-sdk/rules';
import { CommandPalette, type PaletteGroup } from 'visa-ui';
import { queries } from '../../../api';
import { sentenceOf } from '../../../shell/sentenceOf';
import { fresh, staffChoices } from '../../framework/calls';
import { groups as sectionGroups } from '../../groups';
import { useStaffRole } from '../../staffRole';
import { words as dashboardWords } from '../../strings';
import { nameOf } from '../columns';
import { deskQueues } from '../deskLists';
import { caseAddress, queueAddress, travellerAddress } from '../deskState';
import { words } from '../strings';
import { type ShortcutId, shortcuts } from './shortcuts';
import { CASE_GROUP, pressCommand, useCaseCommands } from './useCaseCommands';
import type { ShortcutActs } from './useShortcuts';

const { palette: own } = words;
const CASES = 5;
/** Searched to find their travellers: one may have many. */
const LOOKED_AT = 20;

export interface DeskPaletteProps {
	isOpen: boolean;
	onClose: () => void;
	/** Another list is about to be shown, which should receive focus. */
	onList: () => void;
	/** The actions available here, by shortcut. */
	acts: ShortcutActs;
	/** The open case. */
	caseId: string | null;
}
/** The groups that lead to a list of cases. */
const lists: ReadonlySet<string> = new Set(['queues', 'travellers', 'people']);
/** What makes sense here. */
const offered: readonly ShortcutId[] = ['takeNext', 'claim', 'search', 'help'];

/** Finds cases, people, pages and actions by a few letters. [DSH-16] */
export function DeskPalette({ isOpen, onClose, onList, acts, caseId }: DeskPaletteProps) {
	const navigate = useNavigate();
	/** After the palette has returned focus: an action moves it to its form. */
	const onCaseCommand = (id: string) => void setTimeout(() => pressCommand(id, acts));
	const role = useStaffRole();
	const [text, setText] = useState('');
	const isAsked = isOpen && text.length > 1;
	const cases = useQuery({
		...queries.visaRequestList({ search: text, limit: LOOKED_AT }),
		...fresh,
		enabled: isAsked,
	});
	const found = isAsked ? (cases.data?.data ?? []) : [];
	const travellers = new Map(found.map(({ traveller }) => [traveller.id, traveller]));
	const staff = useQuery({ ...staffChoices, enabled: isOpen });
	const work = useCaseCommands(caseId, isOpen);
	const groups: PaletteGroup[] = [
		...(work ? [work] : []),
		{
			id: 'cases',
			label: own.cases,
			isFound: true,
			shownWhen: 'typed',
			isLoading: isAsked && cases.isFetching,
			...(cases.error && { errorMessage: sentenceOf(cases.error) }),
			items: found.slice(0, CASES).map(({ id, reference, traveller, country, status }) => ({
				id,
				label: `${reference} · ${nameOf(traveller)}`,
				description: `${country.name}, ${words.statuses[status]}`,
			})),
		},
		{
			id: 'actions',
			label: own.actions,
			items: shortcuts
				.filter(({ id }) => offered.includes(id) && acts[id])
				.map(({ id, keys }) => ({ id, label: words.keys.labels[id], keys })),
		},
		{
			id: 'queues',
			label: words.queues.label,
			items: deskQueues.map((id) => ({ id, label: words.queues[id] })),
		},
		{
			id: 'pages',
			label: own.pages,
			items: [
				{ id: '/dashboard', label: dashboardWords.nav.home },
				...(role === 'admin' ? [{ id: '/dashboard/audit', label: words.audit.title }] : []),
				...sectionGroups.flatMap(({ paths }) =>
					paths.map((path) => ({ id: `/dashboard/${path}`, label: dashboardWords.sections[path].many })),
				),
			],
		},
		{
			id: 'travellers',
			label: own.travellers,
			isFound: true,
			shownWhen: 'typed',
			items: [...travellers.values()]
				.slice(0, CASES)
				// Two people may have the same name, but not the same address.
				.map((traveller) => ({
					id: traveller.id,
					label: nameOf(traveller),
					description: isErased(traveller) ? undefined : traveller.email,
				})),
		},
		{
			id: 'people',
			label: own.people,
			shownWhen: 'typed',
			items: (staff.data ?? []).map(({ id, label }) => ({ id, label, description: own.casesOf })),
		},
	];
	const addressOf: Record<string, (id: string) => string> = {
		cases: caseAddress,
		queues: (id) => queueAddress(id as (typeof deskQueues)[number]),
		pages: (id) => id,
		travellers: travellerAddress,
		people: (id) => `/dashboard/visa-applications?assignedTo=${id}`,
	};
	return (
		<CommandPalette
			label={own.title}
			placeholder={own.placeholder}
			isOpen={isOpen}
			onClose={onClose}
			groups={groups}
			onSearch={setText}
			onAction={(id, group) => {
				if (group === CASE_GROUP) onCaseCommand(id);
				else if (group === 'actions') acts[id as ShortcutId]?.();
				else {
					if (lists.has(group)) onList();
					void navigate({ href: addressOf[group]?.(id) ?? '/dashboard' });
				}
			}}
		/>
	);
}
