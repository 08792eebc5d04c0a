import { contract, Login, RefundOrder, type Section } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { z } from 'zod';

/* The schemas of the staff's forms, loaded while a form is being read, like those of the account. */
export {
	CheckOrder,
	InformationOrder,
	NewMessage,
	NewStaffNote,
	NewView,
	RecoveryProof,
	SecondFactorCheck,
	StatusChange,
	TakenOrder,
} from 'visa-sdk/contract';

/** What a signed-in person's set-up of a second factor takes first. */
export const OwnPassword = z.object({ currentPassword: Login.shape.password });

/** The refund, limited to what is left: reported together with other errors, not after them. @param left in AZN */
export const refundUpTo = (left: number) =>
	RefundOrder.extend({
		amount: RefundOrder.shape.amount.refine((amount) => (amount ?? 0) <= left, sentences.refundTooMuch),
	});

/** A new record of a section, or the change of one. */
export const recordOf = (section: Section, kind: 'create' | 'update') => contract[section][kind].body;
