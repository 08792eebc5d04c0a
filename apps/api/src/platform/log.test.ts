import { describe, expect, it } from 'vitest';
import { cleanText, createLog } from './log';

function logInto(): { log: ReturnType<typeof createLog>; lines: string[] } {
	const lines: string[] = [];
	return { lines, log: createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }) };
}

describe('a line of the log', () => {
	it.each([
		['no mailbox leyla.quliyeva+viza@poct.example here', 'no mailbox [email] here'],
		['GET /auth/confirm-email?token=abc&x=1 failed', 'GET /auth/confirm-email[query] failed'],
		['sent Bearer abc.def', 'sent [bearer]'],
		[`token ${'aB3_'.repeat(10)}!`, 'token [token]!'],
		['call +994 50 123 45 67 now', 'call [phone] now'],
		['call 994501234567', 'call [phone]'],
		['postgres://viza:very-secret@db.example:5432/viza', 'postgres://viza:[email]:5432/viza'],
		['request 0198f1c2-1111-7222-8333-123456789012 is there', 'request 0198f1c2-1111-7222-8333-123456789012 is there'],
		['in 15000 ms on port 5432', 'in 15000 ms on port 5432'],
		['Server listening at http://127.0.0.1:3000', 'Server listening at http://127.0.0.1:3000'],
		['https://192.168.100.10/a?b=c', 'https://192.168.100.10/a[query]'],
		// Which of our own servers can't be reached.
		['connect ECONNREFUSED 127.0.0.1:5432 (Queue: mail)', 'connect ECONNREFUSED 127.0.0.1:5432 (Queue: mail)'],
		['connect ETIMEDOUT 10.120.130.140:587', 'connect ETIMEDOUT 10.120.130.140:587'],
		['call //994.501.234.567 or 10.120.130.140', 'call //[phone] or [phone]'],
	])('makes of “%s” “%s”', (text, cleaned) => {
		expect(cleanText(text)).toBe(cleaned);
	});

	it('holds no value that is named like a secret or like a person', () => {
		const { log, lines } = logInto();
		const secrets = [
			'authorization',
			'cookie',
			'set-cookie',
			'accessToken',
			'password',
			'newPassword',
			'email',
			'phone',
		];
		const people = ['firstName', 'lastName', 'filename', 'to', 'url', 'query', 'dateOfBirth', 'notes', 'smtpPassword'];
		for (const name of [...secrets, ...people]) {
			log.info({ [name]: 'qızıl', more: { [name]: ['qızıl'] }, list: [{ [name]: 1234567 }] }, 'x');
		}
		expect(lines).toHaveLength(secrets.length + people.length);
		expect(lines.join('')).not.toMatch(/qızıl|1234567/);
	});

	it('tells of a fault without the words that a library quotes', () => {
		const { log, lines } = logInto();
		const fault = Object.assign(new Error('Key (email)=(leyla@poct.example) exists'), { code: '23505' });
		log.error(fault);
		log.error(fault, 'refused leyla@poct.example');
		log.error({ err: new Error('outer', { cause: fault }) }, 'with a cause');
		expect(lines.join('')).not.toContain('leyla');
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({
			level: 50,
			msg: 'fault',
			err: { code: '23505', fault: 'Error' },
		});
		expect(JSON.parse(lines[0] ?? '').err.frames[0]).toContain('log.test.ts');
	});

	it('does not walk into requests and sockets', () => {
		const { log, lines } = logInto();
		log.warn({ req: new Request('http://viza.test/?token=x', { headers: { cookie: 'a=b' } }), size: 10n }, 'x');
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: '[Request]', size: '[bigint]' });
	});
});
