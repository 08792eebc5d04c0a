import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'visa-sdk/contract';
import { messages, messageTemplates, toQepik } from 'visa-sdk/rules';
import { inLanguageOf, languageOf } from '../../http/language';
import { bearerOf, type Call, type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal } from '../../platform/refusal';
import type { LinkQuery } from '../../platform/signedLinks';
import { actorOf } from '../audit/events';
import type { Auth } from '../auth/service';
import type { CurrentUser } from '../people/currentUser';
import { readRequest } from '../showing/reading';
import { withBytesOfOneFile } from '../uploads/oneFile';
import { uploadTokenOf } from '../uploads/uploadToken';
import type { By } from './cases';
import type { Desk } from './service';

/** The desk's calls about one request. */
type CaseCall =
	| 'claim'
	| 'release'
	| 'assign'
	| 'changeStatus'
	| 'addNote'
	| 'refund'
	| 'settleRefund'
	| 'settleTaken'
	| 'askInformation'
	| 'answerInformation'
	| 'sendMessage'
	| 'check'
	| 'attachVisa'
	| 'removeVisa'
	| 'visaLink';

type AnyCall = Pick<Call<Endpoint, CurrentUser>, 'user' | 'request'>;
const byOf = (call: AnyCall): By => ({ user: signedIn(call), actor: actorOf(call) });

/** Answers the calls about one case: claiming, deciding, writing and paying back by staff, answering by the traveller. */
export function caseHandlers(deps: Deps, desk: Desk): Pick<ResourceHandlers<'visaRequests', CurrentUser>, CaseCall> {
	/** The request after the action, which also counts as a view. */
	const after = async (call: AnyCall & { params: { id: string } }, work: Promise<unknown>) => {
		await work;
		return readRequest(deps, call.params.id, signedIn(call), actorOf(call), languageOf(call.request));
	};
	return {
		claim: (call) => after(call, desk.claim(call.params.id, byOf(call))),
		release: (call) => after(call, desk.release(call.params.id, byOf(call))),
		assign: (call) => after(call, desk.assign(call.params.id, call.body, byOf(call))),
		changeStatus: (call) => after(call, desk.changeStatus(call.params.id, call.body, byOf(call))),
		check: (call) => after(call, desk.check(call.params.id, call.body, byOf(call))),
		askInformation: (call) => after(call, desk.ask(call.params.id, call.body, byOf(call))),
		answerInformation: (call) =>
			after(call, desk.answer(call.params.id, call.body, byOf(call), uploadTokenOf(call.request))),
		refund(call) {
			const { amount, reason, version } = call.body;
			const order = { ...(amount ? { amount: toQepik(amount) } : {}), words: reason, version };
			return after(call, desk.refund(call.params.id, order, byOf(call)));
		},
		settleRefund: (call) => after(call, desk.settleRefund(call.params.id, call.body, byOf(call))),
		settleTaken: (call) => after(call, desk.settleTaken(call.params.id, call.body, byOf(call))),
		addNote: ({ params, body, idempotencyKey, ...call }) =>
			desk.addNote(params.id, { text: body.text, isShown: body.isShown ?? false }, byOf(call), idempotencyKey),
		sendMessage: ({ params, body, idempotencyKey, ...call }) =>
			desk.sendMessage(params.id, body.text, byOf(call), idempotencyKey),
		attachVisa(call) {
			const tooLarge = () => new Refusal(413, 'UPLOAD_REFUSED', messages.visaLarge);
			const attach = (bytes: Uint8Array) => desk.visas.attach(call.params.id, bytes, call.query, byOf(call));
			return after(call, withBytesOfOneFile(call.request, attach, tooLarge));
		},
		removeVisa: (call) =>
			after(call, desk.visas.remove(call.params.id, call.params.key, call.query.version, byOf(call))),
		visaLink: (call) => desk.visas.link(call.params.id, call.params.key, byOf(call)),
	};
}

/** Answers the calls about the desk as a whole: queues, the next case, many at once, figures, live events. */
export function deskHandlers(deps: Deps, desk: Desk, auth: Auth): ResourceHandlers<'desk', CurrentUser> {
	return {
		queues: (call) => desk.queues(signedIn(call)),
		async takeNext(call) {
			const id = await desk.takeNext(call.body, byOf(call));
			return readRequest(deps, id, signedIn(call), actorOf(call), languageOf(call.request));
		},
		assignMany: async (call) => inLanguageOf(call.request, await desk.assignMany(call.body, byOf(call))),
		templates: async () => [...messageTemplates],
		figures: (call) => desk.figures(call.query, signedIn(call)),
		live(call) {
			const token = bearerOf(call.request) ?? '';
			return desk.live.open(signedIn(call), async () => (await auth.userOf(token, false)) !== null);
		},
		look: (call) => desk.presence.look(call.body, signedIn(call)),
	};
}

/** Serves the visa behind a link as a download. */
export function serveVisas(app: FastifyInstance, { visas }: Desk): void {
	app.get<{ Params: { key: string }; Querystring: LinkQuery }>('/visas/:key', async ({ params, query }, reply) => {
		const visa = await visas.read(params.key, query);
		if (!visa) throw notFound();
		return reply
			.header('cache-control', 'private, no-store')
			.header('content-disposition', `attachment; filename="${visa.fileName}"`)
			.header('x-content-type-options', 'nosniff')
			.type('application/pdf')
			.send(Buffer.from(visa.bytes));
	});
}
