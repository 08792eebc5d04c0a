import { accessOf, type Me, type VisaRequestDetail } from 'visa-sdk/contract';
import {
	type CheckAction,
	canAttachVisa,
	canTakeCheck,
	checkMoves,
	isAttemptRefundable,
	isErased,
	isInWork,
	isRestHeldUp,
	mayCall,
	type StaffStatus,
	staffMoves,
} from 'visa-sdk/rules';

const calls = accessOf.visaRequests;

/** An available action: a status change, the second check, an e-mail, the visa, a refund. */
export type CaseStep = StaffStatus | `check-${CheckAction}` | 'message' | 'visa' | 'refund';

/** What a member of staff may do with a case now. The server decides by the same tables. [DSH-06] */
export interface Permitted {
	isMine: boolean;
	/** Whether this person has taken the second check. */
	isChecking: boolean;
	claim: boolean;
	release: boolean;
	assign: boolean;
	note: boolean;
	steps: readonly CaseStep[];
	/** The actions that there would be, and that wait for something. */
	waiting: readonly CaseStep[];
	/** The maximum refund, in AZN; 0 for none. */
	refund: number;
	/** Whether money that is no payment may be settled, where there is any. [PAY-10] */
	settleTaken: boolean;
	/** Whether a refund that may have happened may be settled, where there is one. [PAY-08] */
	settleRefund: boolean;
}

/** What is left of the payment that counts, in AZN. */
function refundable({ attempts }: Pick<VisaRequestDetail, 'attempts'>): number {
	const paid = attempts.find(({ status }) => isAttemptRefundable(status));
	return paid ? Math.round((paid.amount - paid.refunded) * 100) / 100 : 0;
}

/** What is left for a case that has been reassigned. */
export const onlySeen = (may: Permitted): Permitted => ({
	...may,
	...{
		claim: false,
		release: false,
		assign: false,
		note: false,
		steps: [],
		waiting: [],
		refund: 0,
		settleTaken: false,
		settleRefund: false,
	},
});

/** The visa comes first if that is what is awaited; what ends the case comes last, beyond what is harmless. */
function placeOf(step: CaseStep, status: VisaRequestDetail['status']): number {
	if (step === 'visa' && status === 'SENT_TO_EMBASSY') return -1;
	return step === 'CANCELLED' ? 1 : 0;
}

/** @param isChecked whether a second check is required before the embassy */
export function permitted(
	request: VisaRequestDetail,
	{ id, role }: Pick<Me, 'id' | 'role'>,
	isChecked: boolean,
): Permitted {
	const { status, assignedTo } = request;
	const isAdmin = role === 'admin';
	const isMine = assignedTo?.id === id;
	const isChecking = request.check?.takenBy?.id === id;
	// Nobody works on their own request.
	const isOwn = request.traveller.id === id;
	const mayWork = (isMine || isAdmin) && !isOwn;
	const refund = mayCall(calls.refund, role) && !isOwn ? refundable(request) : 0;
	// Nobody would be left to read it.
	const takesVisa = canAttachVisa(status) && !isErased(request.traveller);
	const isHeldUp = isRestHeldUp(request.attempts);
	const mayCancel = isAdmin && !isHeldUp;
	const isOffered = (to: StaffStatus) => (to !== 'CANCELLED' || mayCancel) && !(isChecked && to === 'SENT_TO_EMBASSY');
	const wouldCancel = isAdmin && mayWork && staffMoves(status).includes('CANCELLED');
	const steps: readonly CaseStep[] = [
		...checkMoves(request, id, mayWork).map((action) => `check-${action}` as const),
		...(mayWork && mayCall(calls.changeStatus, role) ? staffMoves(status).filter(isOffered) : []),
		...(mayWork && takesVisa && mayCall(calls.attachVisa, role) ? (['visa'] as const) : []),
		...(mayWork && isInWork(status) && mayCall(calls.sendMessage, role) ? (['message'] as const) : []),
		...(refund > 0 ? (['refund'] as const) : []),
	];
	return {
		isMine,
		isChecking,
		claim:
			mayCall(calls.claim, role) && !isOwn && ((assignedTo === null && isInWork(status)) || canTakeCheck(request, id)),
		release: mayCall(calls.release, role) && assignedTo !== null && (mayWork || isChecking) && isInWork(status),
		assign: mayCall(calls.assign, role) && isInWork(status),
		note: mayCall(calls.addNote, role) && mayWork,
		steps: [...steps].sort((one, other) => placeOf(one, status) - placeOf(other, status)),
		waiting: wouldCancel && isHeldUp ? ['CANCELLED'] : [],
		refund,
		settleTaken: mayCall(calls.settleTaken, role) && !isOwn,
		settleRefund: mayCall(calls.settleRefund, role) && !isOwn,
	};
}
