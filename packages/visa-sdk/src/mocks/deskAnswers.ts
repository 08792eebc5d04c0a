import { type AuditEvent, eventHeadings, eventLines, type VisaRequestDetail } from '../contract';
import {
	businessToday,
	CSV_START,
	type DeskQueue,
	deskQueues,
	isInWork,
	messageTemplates,
	requestStatuses,
	sentences,
} from '../rules';
import { pageOf } from './crud';
import { found, give, nameOf } from './staffAnswers';
import type { Answers } from './types';
import { seen, visibleRequest } from './visibility';
import { conflict, fieldRefusal, mockAdmin, notFound, signedIn, type World } from './world';

const lengthOf = (world: World, queue: DeskQueue) => found(world, { queue }).length;
const countOf = (world: World, queue: DeskQueue) => ({ count: lengthOf(world, queue), list: { queue } });

/** The most urgent first. */
const byUrgency = (one: VisaRequestDetail, other: VisaRequestDetail) =>
	(one.dueAt ?? '9').localeCompare(other.dueAt ?? '9') || one.startDate.localeCompare(other.startDate);

/** The day of the newest request, so that there is something to count whenever the mocks are looked at. */
function lastDayOf({ requests }: World) {
	const times = requests.map(({ createdAt }) => Date.parse(createdAt));
	return businessToday(times.length > 0 ? new Date(Math.max(...times)) : undefined);
}

function assigneeOf(world: World, agentId: string | null) {
	if (agentId === null) return null;
	const agent = [mockAdmin, ...world.agents.filter(({ isActive }) => isActive)].find(({ id }) => id === agentId);
	if (!agent) throw fieldRefusal(422, 'VALIDATION', 'agentId', sentences.agentUnknown);
	return agent;
}

/** How the mocks answer the calls of the desk. */
export const deskAnswers: Answers['desk'] = {
	queues: ({ world }) =>
		Object.fromEntries(deskQueues.map((queue) => [queue, lengthOf(world, queue)])) as Record<DeskQueue, number>,
	takeNext: ({ world, body }) => {
		const { countryId } = body;
		const [next] = found(world, { queue: 'unassigned', countryId }).toSorted(byUrgency);
		if (!next) throw notFound(sentences.nothingToTake);
		return seen(world, give(world, next, signedIn(world), 'claimed'));
	},
	assignMany: ({ world, body }) => {
		const agent = assigneeOf(world, body.agentId);
		const chosen: { id: string; version?: number }[] =
			'requests' in body ? body.requests : found(world, body.filter).map(({ id }) => ({ id }));
		if ('total' in body && body.total !== chosen.length) throw conflict(sentences.listChanged);
		const results = chosen.map(({ id, version }) => {
			const request = world.requests.find((one) => one.id === id);
			const name = request?.reference ?? null;
			const refused = (message: string) => ({ id, name, outcome: 'refused' as const, message });
			if (!request) return refused(sentences.requestNotFound);
			if (version !== undefined && version !== request.version) return refused(sentences.stale);
			if (request.assignedTo?.id === agent?.id) return { id, name, outcome: 'unchanged' as const, message: null };
			if (!isInWork(request.status)) return refused(sentences.notInWork);
			give(world, request, agent && nameOf(agent), 'assigned');
			return { id, name, outcome: 'assigned' as const, message: null };
		});
		const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
		return { changed: count('assigned'), refused: count('refused'), results };
	},
	templates: () => [...messageTemplates],
	figures: ({ world, query }) => {
		const last = lastDayOf(world);
		const [from, to] = [query.from ?? last.subtract({ days: 29 }).toString(), query.to ?? last.toString()];
		const days = { paidFrom: from, paidTo: to };
		const [paid, decided] = [found(world, days), found(world, { decidedFrom: from, decidedTo: to })];
		const countries = new Map(decided.map(({ country }) => [country.id, country]));
		const dayOf = (one: VisaRequestDetail) => one.createdAt.slice(0, 10);
		const sum = (requests: VisaRequestDetail[], amountOf: (one: VisaRequestDetail) => number) =>
			Math.round(requests.reduce((all, one) => all + amountOf(one), 0) * 100) / 100;
		// Of what was paid: money that belongs to no payment is in neither sum.
		const refundOf = ({ attempts }: VisaRequestDetail) =>
			attempts.reduce((all, { paidAt, refunded }) => all + (paidAt === null ? 0 : refunded), 0);
		return {
			from,
			to,
			byStatus: requestStatuses.map((status) => {
				const { length } = found(world, { status: [status] });
				return { status, count: length, list: { status } };
			}),
			money: [...new Set(paid.map(dayOf))].toSorted().map((day) => {
				const ofDay = paid.filter((one) => dayOf(one) === day);
				return {
					day,
					paid: sum(ofDay, (one) => one.totalPrice),
					paidList: { paidFrom: day, paidTo: day },
					refunded: sum(ofDay, refundOf),
					refundedList: { refundedFrom: day, refundedTo: day },
				};
			}),
			byCountry: [...countries.values()].map(({ id, name }) => ({
				country: { id, name },
				count: decided.filter(({ country }) => country.id === id).length,
				medianHours: 72,
				list: { countryId: id, decidedFrom: from, decidedTo: to },
			})),
			byAgent: [
				{
					agent: nameOf(mockAdmin),
					count: decided.filter(({ assignedTo }) => assignedTo?.id === mockAdmin.id).length,
					medianHours: 48,
					list: { assignedTo: mockAdmin.id, decidedFrom: from, decidedTo: to },
				},
			].filter(({ count }) => count > 0),
			stuckPayments: countOf(world, 'stuckPayments'),
			refundsDue: countOf(world, 'refundDue'),
			departuresNear: countOf(world, 'departingSoon'),
			overdue: countOf(world, 'overdue'),
		};
	},
	// The handlers create the stream themselves.
	live: () => ({ type: 'end' }),
	look: ({ world, body }) => {
		if (body.requestId) visibleRequest(world, body.requestId);
		const other = world.agents.find(({ id, isActive }) => isActive && id !== signedIn(world).id);
		const isWatched = body.requestId !== null && body.requestId === world.requests[0]?.id;
		return { people: isWatched && other ? [nameOf(other)] : [] };
	},
};

interface EventsAsked {
	actor?: string[] | undefined;
	kind?: string[] | undefined;
	subject?: string[] | undefined;
	subjectId?: string | undefined;
	requestId?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	sort: string;
}

function foundEvents(world: World, query: EventsAsked): AuditEvent[] {
	const ofRequests = world.requests.flatMap(({ id, reference }) =>
		(world.events.get(id) ?? []).map((event) => ({
			...event,
			subjectId: id,
			request: { id, reference },
			callId: null,
		})),
	);
	const { actor, kind, subject, subjectId, requestId, from, to, sort } = query;
	const matching = [...ofRequests, ...world.trail].filter(
		(event) =>
			(!actor || actor.includes(event.actor?.id ?? 'server')) &&
			(!kind || kind.includes(event.kind)) &&
			(!subject || subject.includes(event.subject)) &&
			(!subjectId || event.subjectId === subjectId) &&
			(!requestId || event.request?.id === requestId) &&
			(!from || event.at.slice(0, 10) >= from) &&
			(!to || event.at.slice(0, 10) <= to),
	);
	const sign = sort.startsWith('-') ? -1 : 1;
	return matching.toSorted((one, other) => sign * one.at.localeCompare(other.at));
}

/** How the mocks answer the calls on events. */
export const eventAnswers: Answers['events'] = {
	list: ({ world, query }) => pageOf(foundEvents(world, query), query),
	exportCsv: ({ world, query }) =>
		CSV_START + eventHeadings(query.separator) + eventLines(foundEvents(world, query), query.separator),
};
