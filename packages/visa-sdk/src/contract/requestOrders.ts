import { z } from 'zod';
import { messages, staffStatuses } from '../rules';
import { filledText, Version } from './shared';

const Reason = filledText(1000, messages.reason);

/** Staff move a request on; from the version that was read. */
export const StatusChange = z
	.object({
		status: z.enum(staffStatuses, { error: messages.status }),
		/** What the traveller is told; needed for INFO_REQUIRED, REJECTED and CANCELLED. */
		reason: Reason.nullish(),
		version: Version,
	})
	.meta({ id: 'StatusChange' });
export type StatusChange = z.output<typeof StatusChange>;

/** To whom a request is given, and from which version on. */
export const Assignment = z
	.object({
		/** An active agent or admin; null for nobody. */
		agentId: z.uuid(messages.agent).nullable(),
		version: Version,
	})
	.meta({ id: 'Assignment' });
export type Assignment = z.output<typeof Assignment>;

/** A note of the staff on a request. */
export const NewStaffNote = z
	.object({
		text: filledText(2000, messages.staffNote),
		/** Whether the traveller sees it on the request's page; no letter goes out. */
		isShown: z.boolean({ error: messages.invalid }).optional(),
	})
	.meta({ id: 'NewStaffNote' });

/** What is given back of a payment, and why. [DSH-15] */
export const RefundOrder = z
	.object({
		/** AZN; all that is left without it. */
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
