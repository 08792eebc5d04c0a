import { z } from 'zod';
import { checkActions, messages, PEOPLE_MAXIMUM } from '../rules';
import { endpoint } from './endpoint';
import { DayText, filledText, Instant, Version } from './shared';
import { StaffNote, VisaRequestDetail } from './visaRequests';

/** What is missing, and until when. [DSH-13] */
export const InformationOrder = z
	.object({
		text: filledText(1000, messages.asked),
		/** The last day to answer, in Asia/Baku: from today, at most 90 days on. */
		until: z.string({ error: messages.until }).pipe(DayText),
		version: Version,
	})
	.meta({ id: 'InformationOrder' });
export type InformationOrder = z.output<typeof InformationOrder>;

/** What a traveller answers: words, pictures or both. [ACC-04] */
export const InformationAnswer = z
	.object({
		text: z.string({ error: messages.answer }).trim().max(2000, messages.tooLong).nullish(),
		/** Addresses of uploaded images joined by commas. */
		document: z.string({ error: messages.document }).max(4000, messages.document).nullish(),
		/** Whose picture is replaced, from 1; without it the images are added as nobody's. [UPL-11] */
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

/** A letter of the staff to the traveller of a request. [DSH-13] */
export const NewMessage = z.object({ text: filledText(2000, messages.message) }).meta({ id: 'NewMessage' });
export type NewMessage = z.output<typeof NewMessage>;

/** A second person's look: asked for and withdrawn by whose case it is, decided by another. [DSH-13] */
export const CheckOrder = z
	.object({
		action: z.enum(checkActions, { error: messages.invalid }),
		/** Needed to send back; seen by staff only. */
		reason: filledText(1000, messages.reason).nullish(),
		version: Version,
	})
	.meta({ id: 'CheckOrder' });
export type CheckOrder = z.output<typeof CheckOrder>;

/** Opens for whoever has it, for 10 minutes. */
export const VisaLink = z.object({ url: z.string(), expiresAt: Instant }).meta({ id: 'VisaLink' });
export type VisaLink = z.output<typeof VisaLink>;

const versionInQuery = z.object({
	version: z.coerce
		.number<number>({ error: messages.version })
		.int(messages.version)
		.min(1, messages.version)
		.max(2_147_483_647),
});

/** What is done with one case at the desk, and the traveller's part in it. */
export const casework = {
	/** Ask the traveller for something, until a day; the request becomes INFO_REQUIRED. */
	askInformation: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/information',
		access: 'staff',
		summary: 'Ask the traveller for something, until a day; the request becomes INFO_REQUIRED',
		body: InformationOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Answer what was asked, by the traveller; the request goes back into review. */
	answerInformation: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/information/answer',
		access: 'party',
		summary: 'Answer what was asked, by the traveller; the request goes back into review',
		body: InformationAnswer,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT', 'FORBIDDEN'],
	}),
	/** Write to the traveller: a letter, and a note that the traveller sees. */
	sendMessage: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/messages',
		access: 'staff',
		summary: 'Write to the traveller: a letter, and a note that the traveller sees',
		body: NewMessage,
		response: StaffNote,
		status: 201,
	}),
	/** A second person’s look before the embassy: ask for it, withdraw, approve (which sends), or send back. */
	check: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/check',
		access: 'staff',
		summary: 'A second person’s look before the embassy: ask for it, withdraw, approve (which sends), or send back',
		body: CheckOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Attach a visa that the embassy gave, PDF up to 10 MB. Multipart `file`. */
	attachVisa: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/visas',
		access: 'staff',
		summary: 'Attach a visa that the embassy gave, PDF up to 10 MB',
		query: versionInQuery,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT', 'UPLOAD_REFUSED'],
		status: 201,
		isMultipart: true,
	}),
	/** Take an attached visa away again. */
	removeVisa: endpoint({
		method: 'DELETE',
		path: '/visa-requests/{id}/visas/{key}',
		access: 'staff',
		summary: 'Take an attached visa away again',
		query: versionInQuery,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** A link to an attached visa that dies in 10 minutes, for its traveller and whose case it is. */
	visaLink: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/visas/{key}/link',
		access: 'party',
		summary: 'A link to an attached visa that dies in 10 minutes, for its traveller and whose case it is',
		response: VisaLink,
	}),
};
