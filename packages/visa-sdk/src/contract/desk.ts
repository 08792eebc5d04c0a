import { z } from 'zod';
import { type DeskQueue, deskQueues, messages } from '../rules';
import { VisaRequestDetail } from './caseFile';
import { filterOf } from './crud';
import { endpoint } from './endpoint';
import { answerOfMany, chosenOfMany, totalOfMany } from './many';
import { VisaRequestListQuery } from './requestLists';
import { Azn, DayText, Id, SoughtDay, Version } from './shared';
import { PersonName, RequestStatus } from './visaRequests';

/** The number of requests in each queue for the caller, equal to the total of the list for that queue. [DSH-10] */
export const QueueCounts = z
	.object(
		// `fromEntries` loses the names it was given.
		Object.fromEntries(deskQueues.map((queue) => [queue, z.number().int()])) as Record<DeskQueue, z.ZodNumber>,
	)
	.meta({ id: 'QueueCounts' });
export type QueueCounts = z.output<typeof QueueCounts>;

/** Takes the next case; countries narrow the selection. */
export const NextOrder = z
	.object({ countryId: z.array(z.uuid(messages.country)).max(50).optional() })
	.meta({ id: 'NextOrder' });
export type NextOrder = z.output<typeof NextOrder>;

const assignee = {
	/** An active agent or admin; null to unassign. */
	agentId: z.uuid(messages.agent).nullable(),
};
/** Assigns many cases to one person: selected ones, or everything a list query finds, of which `total` is the count. */
export const AssignmentOfMany = z
	.union([
		z.object({ ...assignee, requests: chosenOfMany(z.object({ id: Id, version: Version })) }),
		z.object({ ...assignee, filter: filterOf(VisaRequestListQuery), total: totalOfMany }),
	])
	.meta({ id: 'AssignmentOfMany' });
export type AssignmentOfMany = z.output<typeof AssignmentOfMany>;

/** The result for each; a refusal doesn't affect the others. */
export const AssignedMany = answerOfMany(['assigned', 'unchanged', 'refused']).meta({ id: 'AssignedMany' });
export type AssignedMany = z.output<typeof AssignedMany>;

/** A template with which staff start an e-mail or a refusal. [DSH-13] */
export const Template = z
	.object({
		id: z.string(),
		use: z.enum(['message', 'information', 'refusal']),
		/** For staff. */
		title: z.string(),
		/** For the traveller. */
		text: z.string(),
		/** The same for a traveller who reads another language. */
		translations: z.object({ en: z.string(), ru: z.string() }),
	})
	.meta({ id: 'Template' });
export type Template = z.output<typeof Template>;

/** Which case is being viewed from one live connection; null if none is any more. */
export const Look = z.object({ connection: Id, requestId: Id.nullable() }).meta({ id: 'Look' });
export type Look = z.output<typeof Look>;
/** The others who are viewing the case now. [DSH-11] */
export const Lookers = z.object({ people: z.array(PersonName) }).meta({ id: 'Lookers' });
export type Lookers = z.output<typeof Lookers>;

/**
 * Live events for the desk, without personal data. `hello` is the first, with the connection's id for `desk.look`
 * and for how long the service has heard of no change before it, so that a page knows whether what it has read is still true;
 * `request`: one is new or has changed; `presence`: the people viewing a case have changed; `end`: the session is over.
 */
export const LiveEvent = z
	.union([
		z.object({ type: z.literal('hello'), connection: Id, quietMs: z.number().int().min(0) }),
		z.object({
			type: z.literal('request'),
			id: Id,
			version: z.number().int(),
			/** It has just been paid and awaits someone. */
			isNew: z.boolean(),
			/** Where it is listed: `mine` if it is the listener's. */
			queue: z.enum(['unassigned', 'mine', 'other']),
		}),
		z.object({ type: z.literal('presence'), id: Id }),
		z.object({ type: z.literal('end') }),
	])
	.meta({ id: 'LiveEvent' });
export type LiveEvent = z.output<typeof LiveEvent>;

/** The list query that shows what a figure counts. */
const ListQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const counted = { count: z.number().int(), list: ListQuery };
/** Hours from payment to the embassy's decision: the median. */
const decided = { ...counted, medianHours: z.number().nullable() };

/** Each figure covers what the caller may see, and `list` is the query of `visaRequests.list` that shows it. [DSH-14] */
export const Figures = z
	.object({
		from: DayText,
		to: DayText,
		byStatus: z.array(z.object({ status: RequestStatus, ...counted })),
		/** One entry per day, in Asia/Baku; AZN. Money that belongs to no payment is in neither sum. [PAY-10] */
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
		/** By the agent whose case it was. */
		byAgent: z.array(z.object({ agent: PersonName.nullable(), ...decided })),
		stuckPayments: z.object(counted),
		refundsDue: z.object(counted),
		departuresNear: z.object(counted),
		overdue: z.object(counted),
	})
	.meta({ id: 'Figures' });
export type Figures = z.output<typeof Figures>;

/** The maximum number of days that figures cover. */
export const FIGURE_DAYS_MAXIMUM = 366;

/** The staff's desk. */
export const desk = {
	/** The number of requests in each queue for the caller. */
	queues: endpoint({
		method: 'GET',
		path: '/desk/queues',
		access: 'staff',
		summary: 'The number of requests in each queue for the caller',
		response: QueueCounts,
	}),
	/** Take the most urgent unassigned request; two simultaneous callers get different ones. */
	takeNext: endpoint({
		method: 'POST',
		path: '/desk/take-next',
		access: 'staff',
		summary: 'Take the most urgent unassigned request; two simultaneous callers get different ones',
		body: NextOrder,
		response: VisaRequestDetail,
		refusals: ['NOT_FOUND'],
	}),
	/** Assign many requests to a member of staff, or unassign them; reports the result for each. */
	assignMany: endpoint({
		method: 'POST',
		path: '/desk/assign',
		access: 'admin',
		summary: 'Assign many requests to a member of staff, or unassign them; reports the result for each',
		body: AssignmentOfMany,
		response: AssignedMany,
		refusals: ['CONFLICT'],
	}),
	/** Templates for e-mails, questions and refusals. */
	templates: endpoint({
		method: 'GET',
		path: '/desk/templates',
		access: 'staff',
		summary: 'Templates for e-mails, questions and refusals',
		response: z.array(Template),
	}),
	/** Figures on what the caller may see, each with the list that shows it; the last 30 days by default. */
	figures: endpoint({
		method: 'GET',
		path: '/desk/figures',
		access: 'staff',
		summary: 'Figures on what the caller may see, each with the list that shows it; the last 30 days by default',
		query: z.object({ from: SoughtDay.optional(), to: SoughtDay.optional() }),
		response: Figures,
	}),
	/** Events as they happen, as server-sent events. */
	live: endpoint({
		method: 'GET',
		path: '/desk/live',
		access: 'staff',
		summary: 'Events as they happen, as server-sent events',
		response: LiveEvent,
		isEventStream: true,
	}),
	/** Report which case is being viewed; returns who else is viewing it. */
	look: endpoint({
		method: 'POST',
		path: '/desk/look',
		access: 'staff',
		summary: 'Report which case is being viewed; returns who else is viewing it',
		body: Look,
		response: Lookers,
		refusals: ['NOT_FOUND'],
	}),
};
