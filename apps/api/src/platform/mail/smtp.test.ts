import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer';
import { systemClock } from '../clock';
import type { Database } from '../db';
import { createJobs, type JobReport, type Jobs } from '../jobs';
import { logJob } from '../jobs/log';
import { smtpMailer } from './smtp';
import { writeLetter } from './writeLetter';

const letter = (to: string) => ({ to, subject: 'Ödəniş qəbul olundu', html: '<p>Salam, Şəhla!</p>', text: 'Salam!' });

let database: Database;
let jobs: Jobs;
let smtp: TestSmtpServer;
const reports: JobReport[] = [];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
	[database, smtp] = [await openTestDatabase(), await startSmtpServer()];
	const fail = (error: Error) => {
		throw error;
	};
	const onReport = (report: JobReport) => {
		reports.push(report);
		logJob(log, report);
	};
	jobs = await createJobs(database, true, fail, { onReport, retryDelaySeconds: 1, pollingSeconds: 0.5 });
	const mailer = smtpMailer(smtp.url, systemClock);
	await jobs.work({
		mail: async (mail, id) => mailer.send('html' in mail ? mail : await writeLetter(mail), id),
		'password-reset': async () => undefined,
		refund: async () => undefined,
		'sandbox-late': async () => undefined,
		sweep: async () => undefined,
		retention: async () => undefined,
	});
});
afterAll(async () => {
	await jobs.stop();
	await database.close();
	await smtp.stop();
});
beforeEach(() => {
	reports.length = 0;
	lines.length = 0;
	smtp.mails.length = 0;
	smtp.refuse(null);
});

const outcomes = () => reports.filter(({ name }) => name === 'mail').map(({ outcome }) => outcome);
/** Sweeps report too. */
const mailId = () => reports.find(({ name }) => name === 'mail')?.id;
const waiting = { timeout: 20_000 };

describe('an e-mail to a mail server', () => {
	it('arrives, with its letters and its id', async () => {
		await jobs.add(database.db, 'mail', letter('sehla@poct.example'));
		await expect.poll(outcomes, waiting).toEqual(['done']);
		const [mail] = smtp.mails;
		expect(mail).toMatchObject({
			subject: 'Ödəniş qəbul olundu',
			from: { address: 'no-reply@viza.az', name: 'Viza' },
			to: [{ address: 'sehla@poct.example' }],
			messageId: `<${mailId()}@viza.az>`,
		});
		expect(mail?.html).toContain('Salam, Şəhla!');
		expect(lines).toEqual([]);
	});

	it('that is refused for now goes out later, once', async () => {
		smtp.refuse({ code: 451, text: 'try sehla@poct.example later' });
		await jobs.add(database.db, 'mail', letter('sehla@poct.example'));
		await expect.poll(outcomes, waiting).toContain('retried');
		smtp.refuse(null);
		await expect.poll(outcomes, waiting).toContain('done');
		expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([`<${mailId()}@viza.az>`]);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, job: 'mail', attempt: 1 });
		expect(lines.join()).toContain('451');
		expect(lines.join()).not.toMatch(/sehla|poct/);
	});

	it('that is refused for good is given up at once, and the log tells no address', async () => {
		smtp.refuse({ code: 550, text: 'no mailbox sehla@poct.example' });
		const before = smtp.tries();
		await jobs.add(database.db, 'mail', letter('sehla@poct.example'));
		await expect.poll(outcomes, waiting).toEqual(['given-up']);
		expect(smtp.tries() - before).toBe(1);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, job: 'mail', msg: 'a job was given up' });
		expect(lines.join()).toContain('EENVELOPE 550');
		expect(lines.join()).not.toMatch(/sehla|poct/);
		const job = async () =>
			(await database.query('select state, output::text from pgboss.job where id = $1', [mailId()])).rows[0];
		await expect.poll(async () => (await job())?.state, waiting).toBe('failed');
		expect(String((await job())?.output)).not.toContain('sehla');
	});
});

it('[ACC-06] what has gone out of many at once is known before the last of them has, and goes out no more', async () => {
	const own = await openTestDatabase();
	const fail = (error: Error) => {
		throw error;
	};
	const queue = await createJobs(own, true, fail, { pollingSeconds: 0.5 });
	const gone: string[] = [];
	let letGo = () => {};
	const held = new Promise<void>((done) => {
		letGo = done;
	});
	await own.db.transaction(async (tx) => {
		for (let number = 0; number < 20; number += 1) await queue.add(tx, 'mail', letter(`c${number}@poct.example`));
	});
	await queue.work({
		async mail({ to }) {
			if (Number(to.slice(1, to.indexOf('@'))) >= 12) await held;
			gone.push(to);
		},
		...{ 'password-reset': async () => {}, refund: async () => {}, 'sandbox-late': async () => {} },
		...{ sweep: async () => {}, retention: async () => {} },
	});
	const states = async () =>
		(await own.query("select state, count(*)::int from pgboss.job where name = 'mail' group by state order by state"))
			.rows;
	// What a process that is killed now leaves to others.
	await expect.poll(states, waiting).toEqual([
		{ state: 'active', count: 8 },
		{ state: 'completed', count: 12 },
	]);
	letGo();
	await expect.poll(states, waiting).toEqual([{ state: 'completed', count: 20 }]);
	expect(gone).toHaveLength(20);
	await queue.stop();
	await own.close();
});

describe('the connection to a mail server', () => {
	it('is checked with its password, which a refusal does not tell', async () => {
		const guarded = await startSmtpServer('right-password');
		const good = smtpMailer(guarded.url, systemClock);
		await expect(good.check()).resolves.toBeUndefined();
		await good.send(letter('a@poct.example'), '1');
		expect(guarded.mails).toHaveLength(1);
		const bad = smtpMailer(guarded.url.replace('right', 'wrong'), systemClock);
		await expect(bad.check()).rejects.toThrow();
		// The operator corrects the setting, and then the e-mail is still there.
		await expect(bad.send(letter('a@poct.example'), '2')).rejects.toMatchObject({
			name: 'Error',
			message: 'EAUTH 535',
		});
		expect(bad.where).not.toContain('password');
		for (const mailer of [good, bad]) mailer.close();
		await guarded.stop();
		await expect(smtpMailer(guarded.url, systemClock).send(letter('a@poct.example'), '3')).rejects.toMatchObject({
			name: 'Error',
		});
	});

	it('[ACC-06] is kept for the next letters, and is made anew when the server was away', async () => {
		const own = await startSmtpServer();
		const mailer = smtpMailer(own.url, systemClock);
		const sendAll = (numbers: number[]) =>
			Promise.all(numbers.map((number) => mailer.send(letter(`a${number}@poct.example`), String(number))));
		await sendAll(Array.from({ length: 30 }, (_, number) => number));
		expect(own.mails).toHaveLength(30);
		expect(own.connections()).toBeLessThanOrEqual(5);
		await own.leave();
		await expect(mailer.send(letter('b@poct.example'), 'b')).rejects.toMatchObject({ name: 'Error' });
		await own.comeBack();
		await mailer.send(letter('c@poct.example'), 'c');
		expect(own.mails.map(({ messageId }) => messageId).slice(30)).toEqual(['<c@viza.az>']);
		mailer.close();
		await own.stop();
	});
});
