import { type AttemptStatus, isEnded, isInWork, isUnpaid, type RequestStatus } from './states';
import { BUSINESS_ZONE, businessToday, parseDay } from './tripDates';
import { workingDayAfter } from './workingDays';

/** The queues of the desk; each is a question to the list of requests. [DSH-10] */
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
/** A part of the requests that staff look at together. */
export type DeskQueue = (typeof deskQueues)[number];

/** What is due within so long is due soon, in ms: 48 h. */
export const DUE_SOON_MS = 48 * 60 * 60 * 1000;
/** A departure within so many days is near. */
export const DEPARTURE_SOON_DAYS = 7;
/** Working days that a request may take when its service does not tell. */
export const DUE_DAYS_DEFAULT = 10;
/** For so long a view of the same case by the same person is one view, in ms: 10 min, as long as a link lives. [DSH-12] */
export const VIEW_MS = 10 * 60 * 1000;

/**
 * Until when a request is to be ready: the end of the n-th working day after its payment, in Asia/Baku. Saturdays and
 * Sundays do not count.
 */
export function dueAfter(paidAt: Date, workingDays: number): Date {
	return workingDayAfter(businessToday(paidAt), workingDays).add({ days: 1 }).toDate(BUSINESS_ZONE);
}

/** Whether a trip begins so soon that the case is marked; also one that has begun. @param startDay YYYY-MM-DD */
export function isDepartureSoon(startDay: string, now: Date = new Date()): boolean {
	const day = parseDay(startDay);
	return day !== null && day.compare(businessToday(now).add({ days: DEPARTURE_SOON_DAYS })) <= 0;
}

/** What a queue looks at. */
export interface QueuedRequest {
	readonly status: RequestStatus;
	readonly attemptStatus: AttemptStatus | null;
	readonly assignedTo: { readonly id: string } | null;
	/** Waits for a second person's look. */
	readonly check: object | null;
	readonly dueAt: string | null;
	readonly startDate: string;
}

/**
 * Whether a request stands in a queue. The server asks its database the same.
 * @param userId who looks: `mine` is that person's
 */
export function isInQueue(queue: DeskQueue, request: QueuedRequest, userId: string, now: Date = new Date()): boolean {
	const { status, attemptStatus, assignedTo, check, dueAt, startDate } = request;
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
			return attemptStatus === 'REFUND_PENDING' || (isEnded(status) && attemptStatus === 'APPROVED');
		case 'stuckPayments':
			return isUnpaid(status) && (attemptStatus === 'ERROR' || attemptStatus === 'PENDING');
		case 'all':
			return true;
	}
}

/** What a second person's look can come to, and how it begins. [DSH-13] */
export const checkActions = ['ask', 'withdraw', 'approve', 'sendBack'] as const;
/** A step of the second look at a decision. */
export type CheckAction = (typeof checkActions)[number];

/** What is asked about the check of a case. */
export type CheckedRequest = Pick<QueuedRequest, 'status' | 'assignedTo'> & {
	readonly check: {
		readonly askedBy: { readonly id: string } | null;
		/** Who looks; null while nobody has taken it. */
		readonly takenBy: { readonly id: string } | null;
	} | null;
};

/** Whether the check of a case is somebody's to take: it waits, nobody has it, and another has asked. [DSH-12] */
export const canTakeCheck = (request: CheckedRequest, userId: string): boolean =>
	request.status === 'IN_REVIEW' && request.check?.takenBy === null && !isFirst(request, userId);

const isFirst = ({ assignedTo, check }: CheckedRequest, userId: string) =>
	assignedTo?.id === userId || check?.askedBy?.id === userId;

/**
 * What somebody can do about the check of a case. Who is at the case asks and withdraws; another, who has taken the check,
 * looks and decides.
 * @param isWorker whose case it is, or an admin, who need not take it
 */
export function checkMoves(request: CheckedRequest, userId: string, isWorker: boolean): CheckAction[] {
	const { status, assignedTo, check } = request;
	if (status !== 'IN_REVIEW') return [];
	if (!check) return isWorker && assignedTo ? ['ask'] : [];
	const decides = !isFirst(request, userId) && (isWorker || check.takenBy?.id === userId);
	// What is waited for comes first.
	return [...(decides ? (['approve', 'sendBack'] as const) : []), ...(isWorker ? (['withdraw'] as const) : [])];
}

/** Where the visa that an embassy gave can be attached. */
export const canAttachVisa = (status: RequestStatus) => status === 'SENT_TO_EMBASSY' || status === 'APPROVED';
/** The largest file of a visa, in bytes: 10 MB. */
export const VISA_MAXIMUM_BYTES = 10 * 1024 * 1024;
/** The longest time that a traveller is given to answer, in days. */
export const ANSWER_DAYS_MAXIMUM = 90;
