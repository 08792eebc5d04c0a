import { contract, type Me, type VisaRequestDetail } from 'visa-sdk/contract';
import { isInWork, mayCall, type StaffStatus, staffMoves } from 'visa-sdk/rules';

const { claim, release, assign, changeStatus, addNote, refund } = contract.visaRequests;

/** What somebody of the staff may do with a case now. The server decides by the same tables. [DSH-06] */
export interface Permitted {
	isMine: boolean;
	claim: boolean;
	release: boolean;
	assign: boolean;
	note: boolean;
	moves: readonly StaffStatus[];
	/** How much can be given back, AZN; 0 for nothing. */
	refund: number;
}

/** What is left of the payment that counts, AZN. */
export function refundable({ attempts }: Pick<VisaRequestDetail, 'attempts'>): number {
	const paid = attempts.find(({ status }) => status === 'APPROVED' || status === 'PARTIALLY_REFUNDED');
	return paid ? Math.round((paid.amount - paid.refunded) * 100) / 100 : 0;
}

export function permitted(request: VisaRequestDetail, { id, role }: Pick<Me, 'id' | 'role'>): Permitted {
	const { status, assignedTo } = request;
	const isAdmin = role === 'admin';
	const isMine = assignedTo?.id === id;
	const mayWork = isMine || isAdmin;
	return {
		isMine,
		claim: mayCall(claim.access, role) && assignedTo === null && isInWork(status),
		release: mayCall(release.access, role) && assignedTo !== null && mayWork,
		assign: mayCall(assign.access, role) && isInWork(status),
		note: mayCall(addNote.access, role) && mayWork,
		moves: staffMoves(status).filter(
			(to) => mayCall(changeStatus.access, role) && mayWork && (to !== 'CANCELLED' || isAdmin),
		),
		refund: mayCall(refund.access, role) ? refundable(request) : 0,
	};
}
