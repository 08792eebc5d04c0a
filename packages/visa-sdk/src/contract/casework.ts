import { z } from 'zod';
import { checkActions, messages, PEOPLE_MAXIMUM } from '../rules';
import { StaffNote, VisaRequestDetail } from './caseFile';
import { endpoint } from './endpoint';
import { countInQuery, dayText, filledText, Instant, numberInQuery, tooLong, Version } from './shared';

/** What is missing, and until when it is needed. [DSH-13] */
export const InformationOrder = z
	.object({
		text: filledText(1000, messages.asked),
		/** The last day to answer, in Asia/Baku: from today, at most 90 days ahead. */
		until: dayText(messages.until),
		version: Version,
	})
	.meta({ id: 'InformationOrder' });
export type InformationOrder = z.output<typeof InformationOrder>;

/** A traveller's answer: text, images or both. [ACC-04] */
export const InformationAnswer = z
	.object({
		text: z.string({ error: messages.answer }).trim().max(2000, tooLong(2000)).nullish(),
		/** Paths of uploaded images, separated by commas. */
		document: z.string({ error: messages.document }).max(4000, messages.document).nullish(),
		/** Whose image is replaced, counting from 1; if omitted, the images are added without a traveller. [UPL-11] */
		traveller: z
			.number({ error: messages.traveller })
			.int(messages.traveller)
			.min(1, messages.traveller)
			.max(PEOPLE_MAXIMUM, messages.traveller)
			.nullish(),
		version: Version,
	})
	.refine(({ text, document }) => text || document, { path: ['text'], error: messages.answer })
	.meta({ id: 'InformationAnswer' });
export type InformationAnswer = z.output<typeof InformationAnswer>;

/** An e-mail from staff to the traveller of a request. [DSH-13] */
export const NewMessage = z.object({ text: filledText(2000, messages.message) }).meta({ id: 'NewMessage' });
export type NewMessage = z.output<typeof NewMessage>;

/** The second check: requested and withdrawn by the case's agent, decided by another person. [DSH-13] */
export const CheckOrder = z
	.object({
		action: z.enum(checkActions, { error: messages.invalid }),
		/** Required to return it; visible to staff only. */
		reason: filledText(1000, messages.reason).nullish(),
		version: Version,
	})
	.meta({ id: 'CheckOrder' });
export type CheckOrder = z.output<typeof CheckOrder>;

/** Opens for anyone who has it, for 10 minutes. */
export const VisaLink = z.object({ url: z.string(), expiresAt: Instant }).meta({ id: 'VisaLink' });
export type VisaLink = z.output<typeof VisaLink>;

const versionInQuery = z.object({
	version: numberInQuery(Version),
});
const visaInQuery = versionInQuery.extend({
	/** Whose visa it is, counting from 1; if omitted, it is everybody's. [UPL-11] */
	traveller: countInQuery(PEOPLE_MAXIMUM, messages.visaTraveller).optional(),
});

/** The desk's actions on one case, and the traveller's part in it. */
export const casework = {
	/** Ask the traveller for information until a date; the request becomes INFO_REQUIRED. */
	askInformation: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/information',
		access: 'staff',
		summary: 'Ask the traveller for information until a date; the request becomes INFO_REQUIRED',
		body: InformationOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Answer the question, as the traveller; the request returns to review. */
	answerInformation: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/information/answer',
		access: 'party',
		summary: 'Answer the question, as the traveller; the request returns to review',
		body: InformationAnswer,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT', 'FORBIDDEN'],
	}),
	/** Write to the traveller: an e-mail, and a note that the traveller sees. */
	sendMessage: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/messages',
		access: 'staff',
		summary: 'Write to the traveller: an e-mail, and a note that the traveller sees',
		body: NewMessage,
		response: StaffNote,
		refusals: ['IDEMPOTENCY_CONFLICT'],
		status: 201,
		isIdempotent: true,
	}),
	/** The second check before the embassy: request it, withdraw, approve (which sends the request), or return it. */
	check: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/check',
		access: 'staff',
		summary:
			'The second check before the embassy: request it, withdraw, approve (which sends the request), or return it',
		body: CheckOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Attach a visa issued by the embassy, of one traveller or of all: PDF up to 10 MB. Multipart `file`. */
	attachVisa: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/visas',
		access: 'staff',
		summary: 'Attach a visa issued by the embassy, of one traveller or of all: PDF up to 10 MB',
		query: visaInQuery,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT', 'UPLOAD_REFUSED'],
		status: 201,
		isMultipart: true,
	}),
	/** Remove an attached visa. */
	removeVisa: endpoint({
		method: 'DELETE',
		path: '/visa-requests/{id}/visas/{key}',
		access: 'staff',
		summary: 'Remove an attached visa',
		query: versionInQuery,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** A link to an attached visa that expires after 10 minutes, for its traveller and the case's agent. */
	visaLink: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/visas/{key}/link',
		access: 'party',
		summary: "A link to an attached visa that expires after 10 minutes, for its traveller and the case's agent",
		response: VisaLink,
	}),
};
