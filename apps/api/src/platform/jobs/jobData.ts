import type { Mail } from '../mail';
import type { EarlierLetter, Letter } from '../mail/letter';

/** Background work by queue, with the data it needs. */
export interface JobData {
	/** An e-mail is rendered when it is sent; an already rendered one is sent as it is. */
	mail: Letter | EarlierLetter | Mail;
	/** Looked up in the background, so that the response reveals nothing about the address. */
	'password-reset': { email: string; returnTo?: string };
	refund: { refundId: string };
	/** The sandbox bank decides and sends its callback after the payer has left. */
	'sandbox-late': { paymentId: string };
	sweep: Record<string, never>;
	/** Removes images whose retention period is over. */
	retention: Record<string, never>;
}

/** The name of a queue. */
export type JobName = keyof JobData;
