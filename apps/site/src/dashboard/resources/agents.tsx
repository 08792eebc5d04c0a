import { DateText, StatusTag } from 'visa-ui';
import { dayInBaku } from '../framework/fieldValues';
import { defineResource, type ItemOf } from '../resource';
import { words } from '../strings';

const { agents, fields, list } = words;

/** Not yet there, at work, or shut out; an invitation that was withdrawn is shut out. [DSH-05] [DSH-18] */
function stateOf({ isActive, isInvited }: Pick<ItemOf<'agents'>, 'isActive' | 'isInvited'>) {
	if (!isActive) return { tone: 'neutral', text: agents.closed } as const;
	return isInvited
		? ({ tone: 'info', text: agents.invited } as const)
		: ({ tone: 'positive', text: agents.active } as const);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export const agentsSection = defineResource('agents', {
	words: words.sections.agents,
	nameOf,
	columns: [
		{ id: 'name', header: fields.fullName, cell: nameOf, isRowHeader: true, isSortable: true },
		{ id: 'email', header: fields.email, cell: (item) => item.email, isHideable: true },
		{
			id: 'state',
			header: list.state,
			cell: (item) => {
				const { tone, text } = stateOf(item);
				return <StatusTag tone={tone}>{text}</StatusTag>;
			},
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
	filters: [{ kind: 'search', id: 'search', label: list.search }],
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
});
