import { z } from 'zod';
import { type DeskQueue, deskQueues, messages } from '../rules';
import { filterOf } from './crud';
import { endpoint } from './endpoint';
import { answerOfMany, chosenOfMany, totalOfMany } from './many';
import { VisaRequestListQuery } from './requestLists';
import { Azn, DayText, Id, SoughtDay, Version } from './shared';
import { PersonName, RequestStatus, VisaRequestDetail } from './visaRequests';

/** How many requests each queue has for the caller: as many as the list tells when it is asked for that queue. [DSH-10] */
export const QueueCounts = z
	.object(
		// `fromEntries` forgets which names it was given.
		Object.fromEntries(deskQueues.map((queue) => [queue, z.number().int()])) as Record<DeskQueue, z.ZodNumber>,
	)
	.meta({ id: 'QueueCounts' });
export type QueueCounts = z.output<typeof QueueCounts>;

/** What takes the next case; countries narrow the choice. */
export const NextOrder = z
	.object({ countryId: z.array(z.uuid(messages.country)).max(50).optional() })
	.meta({ id: 'NextOrder' });
export type NextOrder = z.output<typeof NextOrder>;

const assignee = {
	/** An active agent or admin; null for nobody. */
	agentId: z.uuid(messages.agent).nullable(),
};
/** Gives many cases to one person: the chosen ones, or all that the list's question finds. `total` is how many that are. */
export const AssignmentOfMany = z
	.union([
		z.object({ ...assignee, requests: chosenOfMany(z.object({ id: Id, version: Version })) }),
		z.object({ ...assignee, filter: filterOf(VisaRequestListQuery), total: totalOfMany }),
	])
	.meta({ id: 'AssignmentOfMany' });
export type AssignmentOfMany = z.output<typeof AssignmentOfMany>;

/** What became of each; one that is refused stands in no other's way. */
export const AssignedMany = answerOfMany(['assigned', 'unchanged', 'refused']).meta({ id: 'AssignedMany' });
export type AssignedMany = z.output<typeof AssignedMany>;

/** A ready text that staff begin a letter or a refusal with. [DSH-13] */
export const Template = z
	.object({
		id: z.string(),
		use: z.enum(['message', 'information', 'refusal']),
		/** For the staff. */
		title: z.string(),
		/** For the traveller. */
		text: z.string(),
	})
	.meta({ id: 'Template' });
export type Template = z.output<typeof Template>;

/** Which case somebody looks at from one live connection; null for none any more. */
export const Look = z.object({ connection: Id, requestId: Id.nullable() }).meta({ id: 'Look' });
export type Look = z.output<typeof Look>;
/** The others who look at the case now. [DSH-11] */
export const Lookers = z.object({ people: z.array(PersonName) }).meta({ id: 'Lookers' });
export type Lookers = z.output<typeof Lookers>;

/**
 * What the desk hears while it happens; nothing in it is personal. `hello` begins, with the connection's id for
 * `desk.look`; `request`: one is new or has changed; `presence`: others look at a case now; `end`: the session is over.
 */
export const LiveEvent = z
	.union([
		z.object({ type: z.literal('hello'), connection: Id }),
		z.object({
			type: z.literal('request'),
			id: Id,
			version: z.number().int(),
			/** It has just been paid and waits for somebody. */
			isNew: z.boolean(),
			/** Where to look for it: `mine` when it is the hearer's. */
			queue: z.enum(['unassigned', 'mine', 'other']),
		}),
		z.object({ type: z.literal('presence'), id: Id }),
		z.object({ type: z.literal('end') }),
	])
	.meta({ id: 'LiveEvent' });
export type LiveEvent = z.output<typeof LiveEvent>;

/** What the list is asked to show what a number counts. */
const ListQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const counted = { count: z.number().int(), list: ListQuery };
/** Hours from payment to the embassy's decision: the median. */
const decided = { ...counted, medianHours: z.number().nullable() };

/** Every number is of what the caller may see, and `list` is the question of `visaRequests.list` that shows it. [DSH-14] */
export const Figures = z
	.object({
		from: DayText,
		to: DayText,
		byStatus: z.array(z.object({ status: RequestStatus, ...counted })),
		/** One entry a day, in Asia/Baku; AZN. */
		money: z.array(
			z.object({
				day: DayText,
				paid: Azn,
				paidList: ListQuery,
				refunded: Azn,
				refundedList: ListQuery,
			}),
		),
		byCountry: z.array(z.object({ country: z.object({ id: Id, name: z.string() }), ...decided })),
		/** By whose case it was. */
		byAgent: z.array(z.object({ agent: PersonName.nullable(), ...decided })),
		stuckPayments: z.object(counted),
		refundsDue: z.object(counted),
		departuresNear: z.object(counted),
		overdue: z.object(counted),
	})
	.meta({ id: 'Figures' });
export type Figures = z.output<typeof Figures>;

/** The most days that figures are told of. */
export const FIGURE_DAYS_MAXIMUM = 366;

/** The desk of the staff. */
export const desk = {
	/** How many requests each queue has for the caller. */
	queues: endpoint({
		method: 'GET',
		path: '/desk/queues',
		access: 'staff',
		summary: 'How many requests each queue has for the caller',
		response: QueueCounts,
	}),
	/** Take the most urgent request of nobody; two who ask at once get two. */
	takeNext: endpoint({
		method: 'POST',
		path: '/desk/take-next',
		access: 'staff',
		summary: 'Take the most urgent request of nobody; two who ask at once get two',
		body: NextOrder,
		response: VisaRequestDetail,
		refusals: ['NOT_FOUND'],
	}),
	/** Give many requests to somebody of the staff, or to nobody; says of each what became of it. */
	assignMany: endpoint({
		method: 'POST',
		path: '/desk/assign',
		access: 'admin',
		summary: 'Give many requests to somebody of the staff, or to nobody; says of each what became of it',
		body: AssignmentOfMany,
		response: AssignedMany,
		refusals: ['CONFLICT'],
	}),
	/** Texts to begin a letter, a question or a refusal with. */
	templates: endpoint({
		method: 'GET',
		path: '/desk/templates',
		access: 'staff',
		summary: 'Texts to begin a letter, a question or a refusal with',
		response: z.array(Template),
	}),
	/** Numbers of what the caller may see, each with the list that shows it; the last 30 days unless asked. */
	figures: endpoint({
		method: 'GET',
		path: '/desk/figures',
		access: 'staff',
		summary: 'Numbers of what the caller may see, each with the list that shows it; the last 30 days unless asked',
		query: z.object({ from: SoughtDay.optional(), to: SoughtDay.optional() }),
		response: Figures,
	}),
	/** What happens, as server-sent events. */
	live: endpoint({
		method: 'GET',
		path: '/desk/live',
		access: 'staff',
		summary: 'What happens, as server-sent events',
		response: LiveEvent,
		isEventStream: true,
	}),
	/** Say which case one looks at; who else does is answered. */
	look: endpoint({
		method: 'POST',
		path: '/desk/look',
		access: 'staff',
		summary: 'Say which case one looks at; who else does is answered',
		body: Look,
		response: Lookers,
		refusals: ['NOT_FOUND'],
	}),
};
