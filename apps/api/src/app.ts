import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { UPLOAD_MAXIMUM_BYTES } from 'visa-sdk/rules';
import { fromFramework, refuse, refuseConnection, sendErrors } from './http/errors';
import { type Handlers, mount } from './http/mount';
import { serveDocs } from './http/openapi/docsPage';
import { serveOperation } from './http/operation';
import { acceptEmptyJson, endConnections, logRequests } from './http/requests';
import { secure } from './http/security';
import { serveSite } from './http/site';
import { readSite } from './http/siteFiles';
import { CALL_TIMES, endSlowCalls } from './http/slowCalls';
import { agentHandlers } from './modules/agents/handlers';
import { applyingHandlers } from './modules/applying/handlers';
import { eventHandlers } from './modules/audit/handlers';
import { authHandlers } from './modules/auth/handlers';
import { catalogueHandlers } from './modules/catalogue/handlers';
import { serveFlags } from './modules/catalogue/routes';
import { caseHandlers, deskHandlers, serveVisas } from './modules/desk/handlers';
import { draftHandlers } from './modules/drafts/handlers';
import { paymentRoutes } from './modules/payments/routes';
import { sandboxBank } from './modules/payments/sandbox/routes';
import type { CurrentUser } from './modules/people/currentUser';
import { promocodeHandlers } from './modules/promocodes/handlers';
import { settingsHandlers } from './modules/settings/handlers';
import { showingHandlers } from './modules/showing/handlers';
import { serveReceipts } from './modules/showing/routes';
import { serveImages, uploadHandlers } from './modules/uploads/handlers';
import { userHandlers } from './modules/users/handlers';
import { viewHandlers } from './modules/views/handlers';
import type { Deps } from './platform/deps';
import { createReadiness, type Readiness } from './platform/readiness';
import type { Services } from './services';

const BODY_MAXIMUM_BYTES = 256 * 1024;

/** Builds the complete server, without listening. */
export async function buildApp(
	deps: Deps,
	services: Services,
	readiness: Readiness = createReadiness(deps),
): Promise<FastifyInstance> {
	const { config } = deps;
	const log: FastifyBaseLogger = deps.log;
	const { trustProxy } = config;
	const app = Fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
		bodyLimit: BODY_MAXIMUM_BYTES,
		// For a whole upload; other calls have less, see `endSlowCalls`. Checked every few seconds.
		requestTimeout: CALL_TIMES.uploadMs,
		// A client that neither reads its response nor sends its request for this long is disconnected.
		connectionTimeout: 60_000,
		http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
		// Requests that arrived before shutdown are answered as usual, see `drainConnections`.
		return503OnClosing: false,
		// A malformed URL never reaches a route; it still gets the standard error body.
		frameworkErrors: (error, request, reply) => void refuse(request, reply, fromFramework(error)),
		clientErrorHandler: refuseConnection,
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
	});
	const site = readSite(config.siteDir);
	sendErrors(app);
	endSlowCalls(app);
	logRequests(app, deps.metrics);
	endConnections(app, readiness);
	acceptEmptyJson(app);
	const policyFor = await secure(app, site.html ?? '', config.publicUrl?.startsWith('https:') ?? false);
	await app.register(cookie);
	await app.register(multipart, {
		limits: { fileSize: UPLOAD_MAXIMUM_BYTES, files: 4, fields: 10 },
		throwFileSizeLimit: false,
	});

	const { agents, auth, desk, uploads, payments, offers, requests, actions, receipts, users } = services;
	const applying = applyingHandlers(deps, offers, requests, actions);
	const handlers: Handlers<CurrentUser> = {
		agents: agentHandlers(deps, agents),
		...authHandlers(deps, auth),
		...catalogueHandlers(deps),
		desk: deskHandlers(deps, desk, auth),
		drafts: draftHandlers(deps),
		events: eventHandlers(deps),
		promocodes: promocodeHandlers(deps),
		settings: settingsHandlers(deps),
		uploads: uploadHandlers(deps, uploads),
		users: userHandlers(users),
		views: viewHandlers(deps),
		payments: applying.payments,
		visaRequests: {
			...applying.visaRequests,
			...showingHandlers(deps, receipts, offers, actions.expireLate),
			...caseHandlers(deps, desk),
		},
	};
	await app.register(
		async (api) => {
			mount(api, handlers, services.guard);
			serveImages(api, uploads);
			serveFlags(api, deps);
			serveVisas(api, desk);
			serveReceipts(api, receipts);
			await serveDocs(api, policyFor);
			await paymentRoutes(api, deps, payments);
		},
		{ prefix: '/api' },
	);
	// With a real payment provider configured, nobody may pay at the sandbox bank.
	if (config.paymentProvider === 'sandbox') await app.register(async (bank) => sandboxBank(bank, deps));
	// Open event streams would keep the server from stopping.
	app.addHook('preClose', () => desk.live.stop());
	serveOperation(app, deps, readiness);
	await serveSite(app, config.siteDir, site, deps.publicUrl, policyFor);
	return app;
}
