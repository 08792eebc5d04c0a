import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
	url: string;
	/** What it has accepted, in order. */
	mails: Email[];
	/** How it responds to recipients from now on; null accepts them. */
	refuse(answer: { code: number; text: string } | null): void;
	/** How many recipients were named to it. */
	tries(): number;
	/** How many connections were made to it. */
	connections(): number;
	/** Nobody answers any more; open connections are cut. */
	leave(): Promise<void>;
	/** At the same address. */
	comeBack(): Promise<void>;
	stop(): Promise<void>;
}

/** A real mail server on a free port. @param password of the user `viza`; without one anybody may send */
export async function startSmtpServer(password?: string): Promise<TestSmtpServer> {
	const mails: Email[] = [];
	let answer: { code: number; text: string } | null = null;
	let tries = 0;
	let connections = 0;
	const make = () =>
		new SMTPServer({
			// Open connections are told that it stops, and cut.
			closeTimeout: 1,
			disabledCommands: ['STARTTLS', ...(password ? [] : ['AUTH'])],
			allowInsecureAuth: true,
			authOptional: !password,
			onConnect(_session, done) {
				connections += 1;
				done();
			},
			onAuth: (auth, _session, done) =>
				auth.password === password ? done(null, { user: auth.username }) : done(new Error('535 wrong password')),
			onRcptTo(_address, _session, done) {
				tries += 1;
				if (answer) done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
				else done();
			},
			onData(stream, _session, done) {
				const chunks: Buffer[] = [];
				stream.on('data', (chunk) => chunks.push(chunk));
				stream.on('end', () => {
					PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
						mails.push(mail);
						done();
					}, done);
				});
			},
		});
	let server = make();
	const listen = async (wanted: number): Promise<number> => {
		server.on('error', () => undefined);
		await once(server.listen(wanted, '127.0.0.1'), 'listening');
		const address = server.server.address();
		return typeof address === 'object' && address ? address.port : 0;
	};
	const port = await listen(0);
	const leave = () => new Promise<void>((stopped) => server.close(stopped));
	return {
		url: `smtp://${password ? `viza:${password}@` : ''}127.0.0.1:${port}`,
		mails,
		refuse(next) {
			answer = next;
		},
		tries: () => tries,
		connections: () => connections,
		leave,
		async comeBack() {
			server = make();
			await listen(port);
		},
		stop: leave,
	};
}
