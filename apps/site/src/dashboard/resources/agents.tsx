import { agentState, agentStates } from 'visa-sdk/rules';
import { DateText, Link, StatusTag } from 'visa-ui';
import { dayInBaku } from '../framework/fieldValues';
import { defineResource, type ItemOf } from '../resource';
import { words } from '../strings';

const { agents, fields, list } = words;

/** A withdrawn invitation counts as deactivated. [DSH-05] [DSH-18] */
const tones = { active: 'positive', invited: 'info', closed: 'neutral' } as const;
const stateTag = (item: ItemOf<'agents'>) => {
	const state = agentState(item);
	return (
		<StatusTag isQuiet tone={tones[state]}>
			{agents[state]}
		</StatusTag>
	);
};

const casesOf = (id: string) => `/dashboard/visa-applications?assignedTo=${id}`;
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Agents: invited by e-mail, and managed by admins. [DSH-18] */
export const agentsSection = defineResource('agents', {
	words: words.sections.agents,
	nameOf,
	columns: [
		{ id: 'name', header: fields.fullName, cell: nameOf, isRowHeader: true, isSortable: true },
		{ id: 'email', header: fields.email, cell: (item) => item.email, isHideable: true },
		{
			id: 'state',
			header: list.state,
			cell: stateTag,
			isHideable: true,
		},
		{
			id: 'hasSecondFactor',
			header: agents.secondFactor,
			cell: (item) => (item.hasSecondFactor ? fields.yes : fields.no),
			isHideable: true,
		},
		{
			id: 'openRequests',
			header: fields.openRequests,
			cell: (item) => item.openRequests,
			isSortable: true,
			align: 'end',
			isHideable: true,
		},
		{
			id: 'createdAt',
			header: fields.since,
			cell: (item) => <DateText value={dayInBaku(item.createdAt)} form="short" />,
			isSortable: true,
			isHideable: true,
		},
	],
	filters: [
		{ kind: 'search', id: 'search', label: list.search },
		{
			kind: 'select',
			id: 'state',
			label: list.state,
			options: agentStates.map((id) => ({ id, label: agents[id] })),
		},
	],
	facts: (item) => [
		{ term: fields.email, value: item.email },
		{ term: list.state, value: stateTag(item) },
		{ term: fields.openRequests, value: <Link href={casesOf(item.id)}>{String(item.openRequests)}</Link> },
	],
	always: {},
	fields: [
		{ kind: 'text', name: 'firstName', label: fields.firstName, description: fields.latinHint },
		{ kind: 'text', name: 'lastName', label: fields.lastName },
		{ kind: 'text', name: 'email', label: fields.email, description: fields.emailHint, only: 'create' },
		{ kind: 'text', name: 'phone', label: fields.phone, description: fields.phoneHint, isOptional: true },
		{
			kind: 'switch',
			name: 'isActive',
			label: fields.isActiveAgent,
			description: fields.isActiveAgentHint,
			only: 'edit',
		},
	],
	empty: { firstName: '', lastName: '', email: '', phone: null },
	toForm: ({ firstName, lastName, phone, isActive }) => ({ firstName, lastName, phone, isActive }),
	removing: (item) => agents.removing(nameOf(item), item.openRequests),
	notUndone: (before) => (before?.every(({ openRequests }) => openRequests === 0) ? null : agents.requestsStay),
	actions: [
		{
			call: 'inviteAgain',
			label: agents.inviteAgain,
			isOffered: ({ isInvited, isActive }) => isInvited && isActive,
			question: null,
			done: (item) => agents.invitedAgain(nameOf(item)),
		},
		{
			call: 'resetSecondFactor',
			label: agents.resetFactor,
			isOffered: ({ hasSecondFactor }) => hasSecondFactor,
			question: { title: (item) => agents.resetFactorTitle(nameOf(item)), text: agents.resetFactorText },
			done: (item) => agents.factorReset(nameOf(item)),
		},
	],
	bulk: ['activate', 'deactivate', 'delete'],
	bulkTexts: { deactivate: agents.released, delete: agents.released },
	isPersonal: true,
});
