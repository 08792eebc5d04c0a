import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps';
import { networkOf } from '../../platform/limits';
import { notFound, tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Payments } from './service';

const BODY_MAXIMUM_BYTES = 64 * 1024;
const token = /^[\w-]{43}$/;

/**
 * The endpoints that providers call and redirect payers to. They aren't in the contract, because the callers aren't our
 * client. No call is signed, so nothing of it is trusted except which payment to check.
 */
export async function paymentRoutes(app: FastifyInstance, { limits }: Deps, payments: Payments): Promise<void> {
	const count = async (name: 'paymentCallback' | 'paymentReturn', { ip }: FastifyRequest) => {
		const wait = await limits.count(name, networkOf(ip));
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
	};

	for (const url of ['/payments/callbacks/:provider', '/payments/callbacks/:provider/:token']) {
		app.post<{ Params: { provider: string } }>(url, { bodyLimit: BODY_MAXIMUM_BYTES }, async (request, reply) => {
			await count('paymentCallback', request);
			await payments.callback(request.params.provider, request.body, request.id);
			return reply.code(204).send();
		});
	}

	await app.register(async (browser) => {
		// A callback may have any body or none; nothing of it is read.
		browser.removeAllContentTypeParsers();
		browser.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAXIMUM_BYTES }, (_request, _body, done) =>
			done(null, undefined),
		);
		const comeBack = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
			await count('paymentReturn', request);
			if (!token.test(request.params.token)) throw notFound();
			const page = await payments.resultPage(request.params.token, request.id);
			return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(page, 303);
		};
		browser.get('/payments/return/:token', comeBack);
		browser.post('/payments/return/:token', comeBack);
		// Some providers redirect the payer's browser to the callback URL too.
		browser.get('/payments/callbacks/:provider/:token', comeBack);
	});
}
