import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxStatus } from '../../../platform/db/schema/payments';
import type { Deps } from '../../../platform/deps';
import { callBack } from './calls';
import { decide, findPayment, type SandboxPayment } from './ledger';
import { decidedPage, pageStyle, payPage, timeoutPage, unknownPage } from './page';

const Outcome = z.object({
	outcome: z.enum(['pay', 'decline', 'cancel', 'later', 'late', 'twice', 'other', 'timeout']),
});
type Outcome = z.output<typeof Outcome>['outcome'];
const statuses: Record<Exclude<Outcome, 'timeout'>, SandboxStatus> = {
	pay: 'APPROVED',
	twice: 'APPROVED',
	other: 'APPROVED',
	decline: 'DECLINED',
	cancel: 'CANCELLED',
	later: 'PENDING',
	late: 'PENDING',
};
/** How long the bank delays its late callback. */
const LATE_SECONDS = 15;
const DUPLICATES = 3;
/** By how much it mistakes the sum if it takes another one, in qəpik. */
const MISTAKE = 100;

/** Where the bank redirects the payer. An undecided payment is treated like a paid one: the merchant asks. */
function keptBackUrl(payment: SandboxPayment): string {
	if (payment.status === 'DECLINED' || payment.status === 'EXPIRED') return payment.declineUrl;
	return payment.status === 'CANCELLED' ? payment.cancelUrl : payment.approveUrl;
}

/** The sandbox bank's own page. It works without scripts. */
export function sandboxBank(app: FastifyInstance, deps: Deps): void {
	const { db } = deps.database;
	const backUrl = (payment: SandboxPayment) => deps.vault.open(keptBackUrl(payment), payment.merchantReference);
	const styleHash = createHash('sha256').update(pageStyle).digest('base64');
	// Submitting the form redirects to the merchant, so the policy must allow its URL for forms too.
	const policy = () =>
		`default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${new URL(deps.publicUrl()).origin}; base-uri 'none'; frame-ancestors 'none'`;

	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string', bodyLimit: 4096 },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.addHook('onSend', async (_request, reply) => {
		reply.header('content-security-policy', policy()).header('cache-control', 'no-store');
	});

	app.get<{ Params: { id: string } }>('/sandbox-bank/pay/:id', async ({ params }, reply) => {
		const payment = await known(params.id);
		reply.type('text/html; charset=utf-8');
		if (!payment) return reply.code(404).send(unknownPage());
		const isOpen = payment.status === 'NEW' || payment.status === 'PENDING';
		return reply.send(isOpen ? payPage(payment) : decidedPage(payment, backUrl(payment)));
	});

	app.post<{ Params: { id: string } }>('/sandbox-bank/pay/:id', async ({ params, body }, reply) => {
		const outcome = Outcome.safeParse(body).data?.outcome;
		const payment = await known(params.id);
		if (!payment) return reply.code(404).type('text/html; charset=utf-8').send(unknownPage());
		if (!outcome) return reply.redirect(`/sandbox-bank/pay/${payment.id}`, 303);
		// Nobody decides and nobody is notified: only time ends this payment.
		if (outcome === 'timeout') return reply.type('text/html; charset=utf-8').send(timeoutPage(payment));
		const decided = (await decide(db, payment.id, statuses[outcome], outcome === 'other' ? MISTAKE : null)) ?? payment;
		if (outcome === 'late') await deps.jobs.add(db, 'sandbox-late', { paymentId: decided.id }, LATE_SECONDS);
		for (let calls = outcome === 'twice' ? DUPLICATES : 1; calls > 0; calls -= 1) void callBack(deps, decided.id);
		return reply.redirect(backUrl(decided), 303);
	});

	const known = async (id: string) => (z.uuid().safeParse(id).success ? findPayment(db, id) : null);
}
