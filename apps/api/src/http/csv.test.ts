import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { CsvText } from '../platform/csvText';
import { sendCsv } from './csv';

const PARTS = 200;

/** Every part is there at once, as from a database within the process. */
async function* parts(onPart: () => void) {
	for (let part = 0; part < PARTS; part += 1) {
		onPart();
		yield `${part}\r\n`;
	}
}

it('[DSH-15] a long CSV lets other calls in between its parts', async () => {
	const app = Fastify();
	let turns = 0;
	const turnsAt: number[] = [];
	const lines = parts(() => turnsAt.push(turns));
	app.get('/', (_request, reply) => sendCsv(reply, new CsvText(lines, 'Jurnal.csv')));
	await app.ready();
	let isOver = false;
	const count = () => {
		turns += 1;
		if (!isOver) setImmediate(count);
	};
	setImmediate(count);
	const answer = await app.inject({ url: '/' });
	isOver = true;
	expect(answer.payload.split('\r\n')).toHaveLength(PARTS + 1);
	// None of the parts is made in the turn of the one before.
	expect(new Set(turnsAt).size).toBe(PARTS);
	await app.close();
});
