import { expect, it } from 'vitest';
import { components } from '../../strings/az/components';
import { takeWalks } from './compare';
import { expectedScreen, screenOf } from './screen';

/** Walks, and where they start: `WALK_RUNS=1000 WALK_SEED=$RANDOM` walks longer and elsewhere. */
const RUNS = Number(process.env.WALK_RUNS ?? 60);
const SEED = Number(process.env.WALK_SEED ?? 2027);
/** The failing walk alone, as named by the failure. */
const PATH = process.env.WALK_PATH;

it(`[WIZ-01] [WIZ-05] [SUB-05] thousands of moves: screen, address, draft and machine say what the specification says (WALK_SEED=${SEED})`, async () => {
	const made = await takeWalks(
		{ numRuns: RUNS, seed: SEED, ...(PATH && { path: PATH }) },
		(what, actual, expected) => expect(actual, what).toEqual(expected),
		({ actor }, expected, check) => {
			if (expected.phase !== 'choosing') return;
			const { heading, reason, ticket } = screenOf(actor);
			const said = expectedScreen(expected);
			check('heading', heading, said?.heading);
			check('reason', reason, said?.reason);
			if (!said?.rows || !ticket) return check('ticket', ticket, said?.rows);
			const [country, dates, ...rest] = ticket.map((value) => (value === components.ticketUnfilled ? null : value));
			check('ticket', [country, ...rest], said.rows);
			check('dates', dates !== null, said.hasDates);
		},
	);
	if (!PATH) expect(made).toBeGreaterThan(RUNS * 30);
}, 600_000);
