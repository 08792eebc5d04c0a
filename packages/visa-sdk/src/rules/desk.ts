import { type AttemptStatus, isEnded, isInWork, isUnpaid, type RequestStatus } from './states';
import type { TakenState } from './taken';
import { BUSINESS_ZONE, businessToday, parseDay } from './tripDates';
import { workingDayAfter } from './workingDays';

/** The desk's queues; each is a query on the list of requests. [DSH-10] */
export const deskQueues = [
	'unassigned',
	'mine',
	'toCheck',
	'waitingForTraveller',
	'dueSoon',
	'overdue',
	'departingSoon',
	'refundDue',
	'stuckPayments',
	'all',
] as const;
/** A subset of requests that staff work through together. */
export type DeskQueue = (typeof deskQueues)[number];

/** What is due within this time is due soon, in ms: 48 h. */
export const DUE_SOON_MS = 48 * 60 * 60 * 1000;
/** A departure within this many days is near. */
export const DEPARTURE_SOON_DAYS = 7;
/** The working days that a request may take if its service doesn't say. */
export const DUE_DAYS_DEFAULT = 10;
/**
 * How long repeated views of the same case by the same person count as one, in ms: 10 min, the lifetime of a link.
 * [DSH-12]
 */
export const VIEW_MS = 10 * 60 * 1000;

/**
 * When a request is due: the end of the n-th working day after its payment, in Asia/Baku, not counting Saturdays and
 * Sundays.
 */
export function dueAfter(paidAt: Date, workingDays: number): Date {
	return workingDayAfter(businessToday(paidAt), workingDays).add({ days: 1 }).toDate(BUSINESS_ZONE);
}

/** Whether a trip starts so soon, or has started, that the case is marked. @param startDay YYYY-MM-DD */
export function isDepartureSoon(startDay: string, now: Date = new Date()): boolean {
	const day = parseDay(startDay);
	return day !== null && day.compare(businessToday(now).add({ days: DEPARTURE_SOON_DAYS })) <= 0;
}

/** What determines a request's queues. */
export interface QueuedRequest {
	readonly status: RequestStatus;
	readonly attemptStatus: AttemptStatus | null;
	/** What has become of money that belongs to no payment; absent if there was none. */
	readonly taken?: TakenState | null | undefined;
	readonly assignedTo: { readonly id: string } | null;
	/** The pending second check. */
	readonly check: object | null;
	readonly dueAt: string | null;
	readonly startDate: string;
}

/**
 * Whether a request belongs to a queue. The server uses the same condition in SQL.
 * @param userId the viewer, for the queue `mine`
 */
export function isInQueue(queue: DeskQueue, request: QueuedRequest, userId: string, now: Date = new Date()): boolean {
	const { status, attemptStatus, taken, assignedTo, check, dueAt, startDate } = request;
	const isOpen = isInWork(status);
	const left = dueAt === null ? null : Date.parse(dueAt) - now.getTime();
	switch (queue) {
		case 'unassigned':
			return isOpen && assignedTo === null;
		case 'mine':
			return isOpen && assignedTo?.id === userId;
		case 'toCheck':
			return isOpen && check !== null;
		case 'waitingForTraveller':
			return status === 'INFO_REQUIRED';
		case 'dueSoon':
			return isOpen && left !== null && left > 0 && left <= DUE_SOON_MS;
		case 'overdue':
			return isOpen && left !== null && left <= 0;
		case 'departingSoon':
			return isOpen && isDepartureSoon(startDate, now);
		case 'refundDue':
			return (
				attemptStatus === 'REFUND_PENDING' || (isEnded(status) && attemptStatus === 'APPROVED') || taken === 'REFUNDING'
			);
		case 'stuckPayments':
			// Whatever becomes of the request, the money is held until somebody settles it. [PAY-10]
			return taken === 'UNSETTLED' || (isUnpaid(status) && isStuck(attemptStatus, taken));
		case 'all':
			return true;
	}
}

/** Whether the payment of an unpaid request needs somebody; one whose money has been settled doesn't any more. */
const isStuck = (attempt: AttemptStatus | null, taken: TakenState | null | undefined) =>
	attempt === 'PENDING' || (attempt === 'ERROR' && !taken);

/** The actions of the second check. [DSH-13] */
export const checkActions = ['ask', 'withdraw', 'approve', 'sendBack'] as const;
/** An action of the second check. */
export type CheckAction = (typeof checkActions)[number];

/** What the rules of the second check depend on. */
export type CheckedRequest = Pick<QueuedRequest, 'status' | 'assignedTo'> & {
	readonly check: {
		readonly askedBy: { readonly id: string } | null;
		/** Who checks; null while nobody has taken it. */
		readonly takenBy: { readonly id: string } | null;
	} | null;
};

/** Whether someone can take the check of a case: it is pending, nobody has it, and someone else requested it. [DSH-12] */
export const canTakeCheck = (request: CheckedRequest, userId: string): boolean =>
	request.status === 'IN_REVIEW' && request.check?.takenBy === null && !isFirst(request, userId);

const isFirst = ({ assignedTo, check }: CheckedRequest, userId: string) =>
	assignedTo?.id === userId || check?.askedBy?.id === userId;

/**
 * What someone can do about the check of a case. The case's agent requests and withdraws it; another person, who has
 * taken it, decides.
 * @param isWorker the case's agent, or an admin, who needn't take it
 */
export function checkMoves(request: CheckedRequest, userId: string, isWorker: boolean): CheckAction[] {
	const { status, assignedTo, check } = request;
	if (status !== 'IN_REVIEW') return [];
	if (!check) return isWorker && assignedTo ? ['ask'] : [];
	const decides = !isFirst(request, userId) && (isWorker || check.takenBy?.id === userId);
	// The pending decision comes first.
	return [...(decides ? (['approve', 'sendBack'] as const) : []), ...(isWorker ? (['withdraw'] as const) : [])];
}

/** The states in which a visa can be attached. */
export const canAttachVisa = (status: RequestStatus) => status === 'SENT_TO_EMBASSY' || status === 'APPROVED';
/** The maximum size of a visa file, in bytes: 10 MB. */
export const VISA_MAXIMUM_BYTES = 10 * 1024 * 1024;
/** The maximum time for a traveller's answer, in days. */
export const ANSWER_DAYS_MAXIMUM = 90;
