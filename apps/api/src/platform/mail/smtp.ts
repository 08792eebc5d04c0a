import { createTransport } from 'nodemailer';
import { MAIL_FROM, type Mailer } from './index';

/** Sends through a mail server. @param url smtp(s)://user:password@host:port */
export function smtpMailer(url: string): Mailer {
	const transport = createTransport(url);
	return {
		where: new URL(url).host,
		async send(mail, id) {
			await transport.sendMail({ ...mail, from: MAIL_FROM, messageId: `<${id}@viza.az>` });
		},
		close: () => transport.close(),
	};
}
