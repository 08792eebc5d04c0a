import { createTransport } from 'nodemailer';
import { GiveUp } from '../giveUp';
import { MAIL_FORM, type Mailer } from './index';

/** Mail servers refuse whoever opens many. */
const CONNECTIONS = 5;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** A connection that waits longer for an e-mail is ended; before its silence would be a fault. */
const IDLE_MS = 20_000;

/** Sends through a mail server. @param url smtp(s)://user:password@host:port */
export function smtpMailer(url: string): Mailer {
	const transport = createTransport({
		url,
		// Letters go out some at a time, and a connection with its greeting and password takes longer than a letter.
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
				await transport.sendMail({ ...mail, ...MAIL_FORM, messageId: `<${id}@viza.az>` });
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

/** A server quotes the address that it refuses: only the kind and the number of a fault go on. */
function withoutAddress(error: unknown): Error {
	const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
	const kind = typeof code === 'string' ? code : 'ESMTP';
	const answer = typeof responseCode === 'number' ? responseCode : null;
	const said = answer === null ? kind : `${kind} ${answer}`;
	// A refused sign-in is the operator's to mend, and then the e-mail goes out.
	// 503 is about the connection, which many e-mails share, and not about this one.
	const isForGood = answer !== null && answer >= 500 && answer !== 503 && kind !== 'EAUTH';
	return isForGood ? new GiveUp(said) : new Error(said);
}
