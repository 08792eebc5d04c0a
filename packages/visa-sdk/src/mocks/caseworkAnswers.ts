import type { CheckOrder, casework, VisaRequestDetail } from '../contract';
import {
	ANSWER_DAYS_MAXIMUM,
	businessToday,
	canAttachVisa,
	canMoveRequest,
	canTakeCheck,
	checkMoves,
	messages,
	parseDay,
	sentences,
	VISA_MAXIMUM_BYTES,
} from '../rules';
import { fileIn } from './fileIn';
import { change, record } from './requestState';
import { nameOf, note, refuseStale, stateConflict, workedOn } from './staffAnswers';
import type { Answers } from './types';
import { seen, visibleRequest } from './visibility';
import { fieldRefusal, inMinutes, newMockId, notFound, Refusal, signedIn, type World } from './world';

const now = () => new Date().toISOString();

function check(world: World, id: string, { action, reason, version }: CheckOrder): VisaRequestDetail {
	const [request, user] = [visibleRequest(world, id), signedIn(world)];
	refuseStale(request, version);
	const isWorker = user.role === 'admin' || request.assignedTo?.id === user.id;
	if (action === 'ask' && !isWorker) throw new Refusal(403, 'FORBIDDEN', sentences.claimFirst);
	if (!checkMoves(request, user.id, isWorker).includes(action)) throw stateConflict(whyNot(request, action, user.id));
	if (action === 'sendBack' && !reason) throw fieldRefusal(400, 'VALIDATION', 'reason', messages.reason);
	const kinds = {
		ask: 'check-asked',
		withdraw: 'check-withdrawn',
		approve: 'check-approved',
		sendBack: 'check-sent-back',
	};
	record(world, request, { kind: kinds[action], reason: reason ?? null });
	if (action !== 'approve') {
		return change(world, request, {
			check: action === 'ask' ? { askedAt: now(), askedBy: nameOf(user), takenBy: null } : null,
		});
	}
	record(world, request, { kind: 'moved', from: request.status, to: 'SENT_TO_EMBASSY' });
	return change(world, request, { status: 'SENT_TO_EMBASSY' });
}

function whyNot(request: VisaRequestDetail, action: CheckOrder['action'], userId: string): string {
	const { status, assignedTo, check: asked } = request;
	if (status !== 'IN_REVIEW') return sentences.noSuchMove;
	if (action === 'ask') return asked ? sentences.checkAsked : assignedTo ? sentences.noSuchMove : sentences.nobodys;
	if (!asked) return sentences.checkNotAsked;
	return canTakeCheck(request, userId) ? sentences.checkTakeFirst : sentences.checkByAnother;
}

async function visaOf(request: Request): Promise<File> {
	const file = await fileIn(request);
	if (!file) throw new Refusal(400, 'UPLOAD_REFUSED', sentences.noFile);
	if (file.size > VISA_MAXIMUM_BYTES) throw new Refusal(413, 'UPLOAD_REFUSED', messages.visaLarge);
	const isPdf = (await file.slice(0, 5).text()) === '%PDF-';
	if (!isPdf) throw new Refusal(415, 'UPLOAD_REFUSED', messages.visaFile);
	return file;
}

const visaIn = (request: VisaRequestDetail, key: string) => {
	if (!request.visas.some((visa) => visa.key === key)) throw notFound();
};

/** How the mocks answer the calls of casework. */
export const caseworkAnswers: Pick<Answers['visaRequests'], keyof typeof casework> = {
	askInformation: ({ world, params, body }) => {
		const request = workedOn(world, params.id, body.version);
		if (!canMoveRequest(request.status, 'INFO_REQUIRED')) throw stateConflict(sentences.noSuchMove);
		const [day, today] = [parseDay(body.until), businessToday()];
		if (!day || day.compare(today) < 0 || day.compare(today.add({ days: ANSWER_DAYS_MAXIMUM })) > 0) {
			throw fieldRefusal(400, 'VALIDATION', 'until', messages.until);
		}
		const { text, until } = body;
		record(world, request, { kind: 'moved', from: request.status, to: 'INFO_REQUIRED', reason: text });
		const asked = { id: newMockId(world), text, until, askedAt: now(), answeredAt: null, answer: null, documents: [] };
		return change(world, request, {
			status: 'INFO_REQUIRED',
			informationUntil: until,
			information: [asked, ...request.information],
		});
	},
	answerInformation: ({ world, params, body }) => {
		const [request, user] = [visibleRequest(world, params.id), signedIn(world)];
		if (request.traveller.id !== user.id) throw new Refusal(403, 'FORBIDDEN', sentences.answerByOwner);
		refuseStale(request, body.version);
		if (request.status !== 'INFO_REQUIRED') throw stateConflict(sentences.notAsked);
		if (!body.text && !body.document) throw fieldRefusal(400, 'VALIDATION', 'text', messages.answer);
		if (body.traveller && body.traveller > request.peopleCount) {
			throw fieldRefusal(400, 'VALIDATION', 'traveller', messages.traveller);
		}
		const traveller = body.traveller ?? (request.peopleCount === 1 ? 1 : null);
		const documents = (body.document ?? '')
			.split(',')
			.filter(Boolean)
			.map((url) => ({ key: url.split('/').at(-1) ?? '', url, traveller }));
		record(world, request, { kind: 'moved', from: request.status, to: 'IN_REVIEW' });
		const answered = { answeredAt: now(), answer: body.text ?? null, documents };
		const changed = change(world, request, {
			status: 'IN_REVIEW',
			documents: [...request.documents, ...documents],
			information: request.information.map((one) => (one.answeredAt ? one : { ...one, ...answered })),
		});
		return seen(world, changed);
	},
	sendMessage: ({ world, params, body }) => {
		const request = workedOn(world, params.id);
		return note(world, request, nameOf(signedIn(world)), body.text, { isShown: true, isSent: true });
	},
	check: ({ world, params, body }) => check(world, params.id, body),
	attachVisa: async ({ world, params, query, request: sent }) => {
		const request = workedOn(world, params.id, query.version);
		if (!canAttachVisa(request.status)) throw stateConflict(sentences.visaTooEarly);
		const { traveller = null } = query;
		if (traveller !== null && traveller > request.peopleCount)
			throw fieldRefusal(400, 'VALIDATION', 'traveller', messages.visaTraveller);
		const { size } = await visaOf(sent);
		record(world, request, { kind: 'visa-attached' });
		const visa = {
			key: `mock-visa-${world.nextNumber++}`,
			size,
			attachedAt: now(),
			traveller: request.peopleCount > 1 ? traveller : null,
		};
		const visas = [...request.visas, visa].sort((one, other) => (one.traveller ?? 0) - (other.traveller ?? 0));
		return change(world, request, { visas });
	},
	removeVisa: ({ world, params, query }) => {
		const request = workedOn(world, params.id, query.version);
		visaIn(request, params.key);
		record(world, request, { kind: 'visa-removed' });
		return change(world, request, { visas: request.visas.filter(({ key }) => key !== params.key) });
	},
	visaLink: ({ world, params }) => {
		const request = seen(world, visibleRequest(world, params.id));
		visaIn(request.isPersonalDataOpen ? request : { ...request, visas: [] }, params.key);
		return { url: `/visas/${params.key}?until=soon`, expiresAt: inMinutes(10) };
	},
};
