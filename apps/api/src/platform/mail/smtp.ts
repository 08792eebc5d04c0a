import { createTransport } from 'nodemailer';
import type { Clock } from '../clock';
import { GiveUp } from '../giveUp';
import type { Mailer } from './index';
import { envelopeOf, mimeOf } from './mime';

/** Mail servers refuse clients with many connections. */
const CONNECTIONS = 5;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** A connection idle for longer is closed, before its silence would cause an error. */
const IDLE_MS = 20_000;

/** Sends through a mail server. @param url smtp(s)://user:password@host:port */
export function smtpMailer(url: string, clock: Clock): Mailer {
	const transport = createTransport({
		url,
		// Several e-mails are sent at a time, and opening a connection, with greeting and authentication, takes longer
		// than sending one.
		pool: true,
		maxConnections: CONNECTIONS,
		connectionTimeout: CONNECT_MS,
		greetingTimeout: CONNECT_MS,
		socketTimeout: SILENCE_MS,
		idleTimeout: IDLE_MS,
	});
	return {
		where: new URL(url).host,
		async send(mail, id) {
			try {
				await transport.sendMail({ envelope: envelopeOf(mail), raw: mimeOf(mail, id, clock.now()) });
			} catch (error) {
				throw withoutAddress(error);
			}
		},
		async check() {
			await transport.verify();
		},
		close: () => transport.close(),
	};
}

/** A server quotes the address that it refuses, so only the kind and number of an error are passed on. */
function withoutAddress(error: unknown): Error {
	const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
	const kind = typeof code === 'string' ? code : 'ESMTP';
	const answer = typeof responseCode === 'number' ? responseCode : null;
	const said = answer === null ? kind : `${kind} ${answer}`;
	// Refused credentials are for the operator to correct, after which the e-mail is sent. 503 is about the connection,
	// which many e-mails share, not about this one.
	const isForGood = answer !== null && answer >= 500 && answer !== 503 && kind !== 'EAUTH';
	return isForGood ? new GiveUp(said) : new Error(said);
}
