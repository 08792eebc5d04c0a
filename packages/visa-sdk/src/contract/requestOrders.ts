import { z } from 'zod';
import { messages, refundVerdicts, staffStatuses, takenSettlements } from '../rules';
import { filledText, Version } from './shared';

const Reason = filledText(1000, messages.reason);

/** Staff change a request's status, based on the version that was read. */
export const StatusChange = z
	.object({
		status: z.enum(staffStatuses, { error: messages.status }),
		/** The message to the traveller; required for INFO_REQUIRED, REJECTED and CANCELLED. */
		reason: Reason.nullish(),
		version: Version,
	})
	.meta({ id: 'StatusChange' });
export type StatusChange = z.output<typeof StatusChange>;

/** The person a request is assigned to, and the version it is based on. */
export const Assignment = z
	.object({
		/** An active agent or admin; null to unassign. */
		agentId: z.uuid(messages.agent).nullable(),
		version: Version,
	})
	.meta({ id: 'Assignment' });
export type Assignment = z.output<typeof Assignment>;

/** A staff note on a request. */
export const NewStaffNote = z
	.object({
		text: filledText(2000, messages.staffNote),
		/** Whether the traveller sees it on the request's page; no e-mail is sent. */
		isShown: z.boolean({ error: messages.invalid }).optional(),
	})
	.meta({ id: 'NewStaffNote' });

/** The amount of a refund, and the reason. [DSH-15] */
export const RefundOrder = z
	.object({
		/** In AZN; if omitted, everything that is left. */
		amount: z
			.number({ error: messages.refundAmount })
			.min(0.01, messages.refundAmount)
			.max(1_000_000, messages.refundAmount)
			.multipleOf(0.01, messages.refundAmount)
			.nullish(),
		reason: Reason,
		version: Version,
	})
	.meta({ id: 'RefundOrder' });
export type RefundOrder = z.output<typeof RefundOrder>;

/** How money is settled that the bank took although it is no payment of the request. [PAY-10] */
export const TakenOrder = z
	.object({
		/** The number of the attempt. */
		attempt: z.number({ error: messages.invalid }).int(messages.invalid).min(1, messages.invalid),
		/** `refund`: all of it through the provider, if it is ours and in AZN; `byHand`: it has been settled at the bank. */
		how: z.enum(takenSettlements, { error: messages.invalid }),
		/** What was done, for staff only; required if it was settled by hand. */
		note: Reason.nullish(),
		version: Version,
	})
	.refine(({ how, note }) => how === 'refund' || note, { path: ['note'], error: messages.reason })
	.meta({ id: 'TakenOrder' });
export type TakenOrder = z.output<typeof TakenOrder>;

/** What an admin has found out about a refund of which the bank can't say whether it happened. [PAY-08] */
export const RefundVerdict = z
	.object({
		/** The number of the attempt. */
		attempt: z.number({ error: messages.invalid }).int(messages.invalid).min(1, messages.invalid),
		/** `happened`: the money has gone back; `again`: it hasn't, and is sent again. */
		verdict: z.enum(refundVerdicts, { error: messages.invalid }),
		version: Version,
	})
	.meta({ id: 'RefundVerdict' });
export type RefundVerdict = z.output<typeof RefundVerdict>;
