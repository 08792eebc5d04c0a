import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResourceHandlers } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { hashToken, newToken } from '../../platform/ids';
import { networkOf } from '../../platform/limits';
import { notFound, tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { LinkQuery } from '../../platform/signedLinks';
import { actorOf } from '../audit/events';
import { keepFlag } from '../catalogue/flags';
import type { CurrentUser } from '../people/currentUser';
import { withBytesOfOneFile, withOneFile } from './oneFile';
import { UNCLAIMED_LIFETIME_MS, type Uploads } from './service';
import { UPLOAD_COOKIE, uploadTokenOf } from './uploadToken';

/** Answers the calls about images. A visitor’s uploads belong to the browser, by a cookie, for 72 hours. [UPL-06] */
export function uploadHandlers(
	{ clock, database, limits, publicUrl }: Deps,
	uploads: Uploads,
): ResourceHandlers<'uploads', CurrentUser> {
	const rememberBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
		const token = uploadTokenOf(request) ?? newToken();
		reply.setCookie(UPLOAD_COOKIE, token, {
			path: '/api',
			httpOnly: true,
			sameSite: 'lax',
			secure: publicUrl().startsWith('https:'),
			maxAge: UNCLAIMED_LIFETIME_MS / 1000,
		});
		return token;
	};
	/**
	 * Signed-in users are limited per user, wherever they are; visitors per browser, so that one doesn't block the others
	 * behind its address.
	 */
	const countUpload = async (request: FastifyRequest, user: CurrentUser | null): Promise<void> => {
		const browser = uploadTokenOf(request);
		const wait = user
			? await limits.count('upload', user.id)
			: ((browser ? await limits.count('uploadOfBrowser', hashToken(browser)) : null) ??
				(await limits.count('uploadFromAddress', networkOf(request.ip))));
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
	};
	return {
		async image({ request, reply, user }) {
			await countUpload(request, user);
			return withOneFile(request, async (file) => {
				const uploadToken = user ? null : rememberBrowser(request, reply);
				return [{ url: await uploads.keep(file, { user, uploadToken }) }];
			});
		},
		async flag({ request, user }) {
			await countUpload(request, user);
			return withBytesOfOneFile(request, async (bytes) => ({ image: await keepFlag(database.db, clock, bytes) }));
		},
		link: (call) =>
			uploads.link(call.params.key, { user: call.user, uploadToken: uploadTokenOf(call.request) }, actorOf(call)),
	};
}

/** Serves the image behind a link. */
export function serveImages(app: FastifyInstance, uploads: Uploads): void {
	app.get<{ Params: { key: string }; Querystring: LinkQuery }>('/uploads/:key', async ({ params, query }, reply) => {
		const image = await uploads.read(params.key, query);
		if (!image) throw notFound();
		return reply
			.header('cache-control', 'private, no-store')
			.header('content-disposition', 'inline')
			.header('x-content-type-options', 'nosniff')
			.header('content-length', image.size)
			.type(image.mediaType)
			.send(Readable.from(image.bytes));
	});
}
