import fc from 'fast-check';
import { blockedBecause, currentSearch, type WizardActor } from '../machine';
import { isChoosing } from '../machine/testKit';
import { Expected } from './expected';
import { anyMove, goingOn, hastyMoves, quickMove } from './moves';
import { isOnPage } from './onPage';
import { type Address, askedStep, type Form, isAnything, livingChoices, openable } from './rules';
import { dayOf, throughQuery, Walk } from './walk';
import type { Move } from './world';
import { offers } from './world';

const isoOf = (day: number | null) => (day === null ? null : `${dayOf(day - 1)}T20:00:00.000Z`);

/** The query that says an address. [WIZ-04] */
const searchOf = ({ step, country, start, end, visaType, visaOption, service, text }: Address) =>
	Object.fromEntries(
		Object.entries({
			...{ step, countryId: country, startDate: isoOf(start), endDate: isoOf(end) },
			...{ visaTypeId: visaType, visaOptionId: visaOption, serviceId: service, countrySearch: text },
		}).filter(([, value]) => value !== null && value !== ''),
	);

/** What the machine says of itself. */
function saidBy(actor: WizardActor) {
	const { context, value } = actor.getSnapshot();
	const { choices, notes, peopleCount } = context;
	return {
		flow: isChoosing(actor.getSnapshot()) ? 'choosing' : value.flow,
		step: context.step,
		...{ country: choices.country?.id ?? null, visaType: choices.visaType?.id ?? null },
		...{ visaOption: choices.visaOption?.id ?? null, service: choices.service?.id ?? null },
		...{ start: choices.startDate?.compare(dayOf(0)) ?? null, end: choices.endDate?.compare(dayOf(0)) ?? null },
		...{ document: context.pictures[0]?.document?.url ?? null, notes, peopleCount },
	};
}

type Check = (what: string, actual: unknown, expected: unknown) => void;

/** Looks at everything after a move: the machine, the address, the draft, and what a reload and another device would show. */
async function look(walk: Walk, expected: Expected, check: Check): Promise<void> {
	const { phase, step, form, draft, history } = expected;
	if (phase === 'left') {
		check('flow', walk.actor.getSnapshot().value.flow, 'leaving');
		check('draft', walk.draft, null);
		return;
	}
	const { context } = walk.actor.getSnapshot();
	check('dropped', [...new Set(walk.dropped.splice(0))].sort(), [...new Set(expected.dropped.splice(0))].sort());
	if (phase === 'stuck') {
		check('flow', walk.actor.getSnapshot().value.flow, 'startFailed');
		return;
	}
	check('machine', saidBy(walk.actor), { flow: 'choosing', step, ...form });
	check('blocked', context.step && blockedBecause(context.step, context), expected.blocked);
	check('address', throughQuery(currentSearch(context)), searchOf(expected.address));
	check('history', [walk.entries, walk.place], [history.entries.map(searchOf), history.place]);
	check('list', [context.countrySearch, listed(walk.actor)], [expected.text, expected.listed]);
	check('draft', walk.draft && draftOf(walk.draft), draft && draftText(draft));
	await lookElsewhere(walk, expected, check);
}

const listed = (actor: WizardActor) => {
	const { countries } = actor.getSnapshot().context;
	return countries.status === 'ready' ? countries.items.map(({ id }) => id) : countries.status;
};

async function lookElsewhere(walk: Walk, expected: Expected, check: Check): Promise<void> {
	if (expected.weather.catalogue) return;
	const { form, draft, today } = expected;
	const opens = (from: Form, wanted: Address) => {
		const { chosen } = livingChoices(from, offers, today);
		const living = { ...from, ...chosen };
		return { flow: 'choosing', step: openable(askedStep(wanted), living, today), ...living };
	};
	const { address } = expected;
	const isDraftFirst = draft !== null && !(draft.isRestored && isAnything(address));
	const atReview: Address = { ...address, step: 'FINAL_REVIEW' };
	check('reload', saidBy(await walk.reloaded()), opens(form, isDraftFirst ? atReview : address));
	check('another device', saidBy(await walk.onAnotherDevice()), opens(form, atReview));
}

/** The walks choose pictures of the first traveller alone; what becomes of the others' has tests of its own. [UPL-11] */
const firstOf = (places: unknown) => (typeof places === 'string' && places.split(',')[0]) || null;
const draftOf = (draft: Record<string, { id: string } | null> & { isRestored: boolean }) => ({
	...{ country: draft.country?.id ?? null, visaType: draft.visaType?.id ?? null },
	...{ visaOption: draft.visaOption?.id ?? null, service: draft.service?.id ?? null },
	...{ start: draft.startDate, end: draft.endDate, document: firstOf(draft.document), notes: draft.notes },
	...{ peopleCount: draft.peopleCount, isRestored: draft.isRestored },
});
const draftText = ({ form, isRestored }: NonNullable<Expected['draft']>) => ({
	...{ ...form, start: isoOf(form.start), end: isoOf(form.end), isRestored },
});

interface Walking {
	walk: Walk;
	/** Looks at what a reader meets, beside all else. */
	seen: (walk: Walk, expected: Expected, check: Check) => void;
	check: Check;
	count: (moves: number) => void;
}

/** One or a few moves with no time between them, and a look when everything has been answered. */
class Moves implements fc.AsyncCommand<Expected, Walking> {
	constructor(private readonly moves: readonly Move[] | 'goOn') {}

	check = (expected: Readonly<Expected>) =>
		this.moves === 'goOn' || this.moves.some((move) => isOnPage(expected, move));

	async run(expected: Expected, walking: Walking): Promise<void> {
		if (this.moves !== 'goOn') return this.makeAll(this.moves, expected, walking);
		for (const move of goingOn(expected)) await this.makeAll([move], expected, walking);
		await this.makeAll([{ do: 'next' }], expected, walking);
	}

	private async makeAll(moves: readonly Move[], expected: Expected, { walk, seen, check, count }: Walking) {
		for (const move of moves) {
			if (!isOnPage(expected, move)) continue;
			expected.make(move);
			walk.make(move);
			count(1);
		}
		await walk.settle();
		expected.settle();
		await look(walk, expected, check);
		seen(walk, expected, check);
	}

	toString = () =>
		this.moves === 'goOn' ? 'goes on' : this.moves.map((move) => JSON.stringify(move)).join(' at once ');
}

/** 0 to 4 turns, other ones each time and the same ones with the same beginning. */
function unevenly(pace: number): () => number {
	let state = pace % 65_537;
	return () => {
		state = (state * 75 + 74) % 65_537;
		return state % 5;
	};
}

/** @returns how many moves were made, with what a failing one compared. */
export async function takeWalks(
	how: { numRuns: number; seed: number; path?: string },
	check: Check,
	seen: Walking['seen'] = () => undefined,
): Promise<number> {
	let made = 0;
	const oneOrMore = fc.oneof(
		{ weight: 5, arbitrary: fc.constant('goOn' as const) },
		{ weight: 8, arbitrary: anyMove.map((move) => [move]) },
		{ weight: 2, arbitrary: hastyMoves },
		{ weight: 4, arbitrary: fc.array(quickMove, { minLength: 2, maxLength: 4 }) },
	);
	const walks = fc.commands([oneOrMore.map((moves) => new Moves(moves))], {
		maxCommands: 80,
		size: 'max',
	});
	await fc.assert(
		fc.asyncProperty(walks, fc.nat(), async (commands, pace) => {
			const walk = new Walk(unevenly(pace));
			await fc.asyncModelRun(async () => {
				const model = new Expected();
				await walk.settle();
				model.settle();
				const count = (moves: number) => {
					made += moves;
				};
				return { model, real: { walk, seen, check, count } };
			}, [...commands]);
			walk.actor.stop();
		}),
		// A walk that fails is printed as it was made: it is short, and to make it shorter takes longer than to read it.
		{ ...how, endOnFailure: true },
	);
	return made;
}
