import type { AuditEvent, Me, RequestEvent, VisaRequestDetail } from '../contract';
import { isUnpaid, type RequestStatus } from '../rules';
import { mockId, smallCatalogue } from './catalogue';
import { type History, MOCK_PROMOCODE, mockAdmin, mockAgent, mockTraveller } from './world';

type Happened = Partial<Omit<RequestEvent, 'id' | 'at'>> & { kind: string };
/** How many minutes after the request was created. */
type Timed = readonly [minutes: number, event: Happened];

const [HOUR, DAY] = [60, 24 * 60];
const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
const actorOf = ({ id, firstName, lastName, role }: Me) => ({ id, firstName, lastName, role });
const [agent, admin] = [actorOf(mockAgent), actorOf(mockAdmin)];

/** As a record of the log. */
const written = (number: number, at: string, event: Happened): RequestEvent => ({
	id: mockId('f', 10_000 + number),
	at,
	subject: 'request',
	...{ from: null, to: null, actor: null, reason: null, fromPerson: null, toPerson: null, changes: [] },
	...event,
});

function payment({ status, attemptStatus, traveller }: VisaRequestDetail): Timed[] {
	const { id, firstName, lastName } = traveller;
	const actor = { id, firstName, lastName, role: 'client' } as const;
	const ends = (minutes: number, to: RequestStatus, cause: Partial<Happened>): Timed[] => [
		[minutes, { subject: 'attempt', kind: 'moved', from: 'REDIRECTED', to: attemptStatus, ...cause }],
		[minutes, { kind: 'moved', from: 'AWAITING_PAYMENT', to, ...cause }],
	];
	const begins: Timed[] = [
		[0, { kind: 'created', to: 'AWAITING_PAYMENT', actor }],
		[0, { subject: 'attempt', kind: 'created', to: 'CREATED', actor, reason: 'created' }],
		[0, { subject: 'attempt', kind: 'moved', from: 'CREATED', to: 'REDIRECTED', actor, reason: 'created' }],
	];
	if (status === 'AWAITING_PAYMENT') return begins;
	if (status === 'EXPIRED') return [...begins, ...ends(72 * HOUR, 'EXPIRED', { reason: 'unpaid for too long' })];
	if (isUnpaid(status)) return [...begins, ...ends(5, status, { actor, reason: 'came back by decline' })];
	return [...begins, ...ends(4, 'SUBMITTED', { reason: 'callback' })];
}

/** What leads to a status, after it was in review. */
const decided: Partial<Record<RequestStatus, readonly Timed[]>> = {
	INFO_REQUIRED: [[DAY, { kind: 'moved', from: 'IN_REVIEW', to: 'INFO_REQUIRED', actor: agent }]],
	CANCELLED: [
		[
			DAY,
			{
				...{ kind: 'moved', from: 'IN_REVIEW', to: 'CANCELLED', actor: admin },
				reason: 'Səyahətçi səfərdən imtina etdiyini telefonla bildirdi',
			},
		],
	],
	SENT_TO_EMBASSY: [
		[DAY, { kind: 'check-asked', actor: agent }],
		[DAY + HOUR, { kind: 'check-taken', actor: admin }],
		[DAY + HOUR + 20, { kind: 'check-approved', actor: admin }],
		[DAY + HOUR + 20, { kind: 'moved', from: 'IN_REVIEW', to: 'SENT_TO_EMBASSY', actor: admin }],
	],
	APPROVED: [
		[3 * DAY, { kind: 'visa-attached', actor: agent }],
		[3 * DAY + 2, { kind: 'moved', from: 'SENT_TO_EMBASSY', to: 'APPROVED', actor: agent }],
	],
	REJECTED: [
		[
			3 * DAY,
			{
				...{ kind: 'moved', from: 'SENT_TO_EMBASSY', to: 'REJECTED', actor: agent },
				reason: 'Səfirlik səfərin məqsədini kifayət qədər əsaslandırılmış saymadı',
			},
		],
	],
};

function work({ status, assignedTo, check }: VisaRequestDetail): Timed[] {
	if (!assignedTo) return [];
	const isSent = status === 'APPROVED' || status === 'REJECTED';
	return [
		[2 * HOUR, { kind: 'claimed', to: assignedTo.id, toPerson: assignedTo, actor: agent }],
		[2 * HOUR + 1, { kind: 'moved', from: 'SUBMITTED', to: 'IN_REVIEW', actor: agent }],
		[2 * HOUR + 3, { subject: 'upload', kind: 'image-viewed', actor: agent }],
		...(check ? [[DAY, { kind: 'check-asked', actor: agent }] as const] : []),
		...((isSent && decided.SENT_TO_EMBASSY) || []),
		...(decided[status] ?? []),
	];
}

/** An event that belongs to no request. */
const alone = (number: number, at: string, subjectId: string, event: Happened): AuditEvent => ({
	...written(number, at, event),
	...{ subjectId, request: null, callId: null },
});
const [standard] = smallCatalogue.services;

const trail: readonly AuditEvent[] = [
	alone(1, '2026-11-28T05:40:00.000Z', mockAdmin.id, { subject: 'user', kind: 'trail-exported', actor: admin }),
	alone(2, '2026-11-27T10:12:00.000Z', standard?.id ?? '', {
		...{ subject: 'catalogue', kind: 'changed', actor: admin },
		reason: 'service: Standart (originalPrice, discountedPrice)',
		// In qəpik, as the log keeps them.
		changes: [
			{ field: 'originalPrice', from: 9000, to: 8000 },
			{ field: 'discountedPrice', from: 7500, to: 6000 },
		],
	}),
	alone(3, '2026-11-26T13:05:00.000Z', mockId('c', 8), {
		...{ subject: 'catalogue', kind: 'created', actor: admin, reason: 'country: Yaponiya' },
	}),
	alone(4, '2026-11-25T07:30:00.000Z', mockId('d', 500), {
		...{ subject: 'promocode', kind: 'changed', actor: admin, reason: `promo code: ${MOCK_PROMOCODE} (perUserLimit)` },
		changes: [{ field: 'perUserLimit', from: null, to: 1 }],
	}),
	alone(5, '2026-11-24T11:48:00.000Z', mockId('a', 203), { subject: 'user', kind: 'invited', actor: admin }),
	alone(6, '2026-11-23T06:15:00.000Z', mockAgent.id, { subject: 'user', kind: 'password-changed', actor: agent }),
	alone(7, '2026-11-02T09:21:00.000Z', mockTraveller.id, {
		...{ subject: 'user', kind: 'email-confirmed', actor: actorOf(mockTraveller) },
	}),
	alone(8, '2026-11-02T09:17:00.000Z', mockTraveller.id, { subject: 'user', kind: 'registered' }),
];

/** A history that fits requests: how each of them came to be what it is, and what staff did besides. */
export function mockHistory(requests: readonly VisaRequestDetail[]): History {
	const events = requests.map((request, index) => {
		const told = [...payment(request), ...work(request)].map(([minutes, event], place) =>
			written(100 * (index + 1) + place, later(request.createdAt, minutes), event),
		);
		return [request.id, told.toReversed()] as const;
	});
	return { events: new Map(events), trail };
}
