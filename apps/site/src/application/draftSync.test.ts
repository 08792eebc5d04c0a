import type { Draft, DraftContent, SavedDraft } from 'visa-sdk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSync, type FoundDraft } from './draftSync';

const REST = 1000;
const content = (change: Partial<DraftContent> = {}): DraftContent => ({
	...{ version: 1, country: { id: 'c' }, visaType: null, visaOption: null, service: null },
	...{ startDate: null, endDate: null, notes: '', document: null, peopleCount: 1 },
	...change,
});
const empty = content({ country: null });

class Stale extends Error {
	constructor(readonly current: Draft | null) {
		super();
	}
}

/** A server with one draft, and a form next to it. */
function world({ draft = null as DraftContent | null, version = 1, mark = null as number | null } = {}) {
	const state = { draft, version, mark, isOffline: false, saves: 0, isAsked: false, found: null as FoundDraft | null };
	const asDraft = (): Draft | null =>
		state.draft && {
			...{ content: state.draft, version: state.version, isFromHere: false, isFromElsewhere: true },
			...{ updatedAt: '2026-11-22T10:00:00.000Z', expiresAt: '2026-12-22T10:00:00.000Z' },
		};
	const reach = <T>(answer: () => T): Promise<T> =>
		state.isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve().then(answer);
	const sync = createDraftSync({
		calls: {
			get: () => reach(asDraft),
			save: (order: SavedDraft) =>
				reach(() => {
					if (order.version !== (state.draft ? state.version : null)) throw new Stale(asDraft());
					state.saves += 1;
					state.version = (order.version ?? 0) + 1;
					state.draft = order.content;
					return asDraft() as Draft;
				}),
			remove: () =>
				reach(() => {
					state.draft = null;
				}),
			stale: (error) => (error instanceof Stale ? error.current : undefined),
		},
		mark: {
			read: () => state.mark,
			write: (next) => {
				state.mark = next;
			},
		},
		restMs: REST,
		onAsked: () => {
			state.isAsked = true;
		},
		onFound: (found) => {
			state.found = found;
		},
	});
	return { state, sync };
}
const rest = () => vi.advanceTimersByTimeAsync(REST);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('[ACC-08] the draft on the server', () => {
	it('is saved once when the traveller rests, and not while there is nothing to save', async () => {
		const { state, sync } = world();
		sync.changed(empty);
		await rest();
		expect(state.saves).toBe(0);
		for (const notes of ['B', 'Ba', 'Bak']) sync.changed(content({ notes }));
		await settle();
		expect(state.saves).toBe(0);
		await rest();
		expect([state.saves, state.draft?.notes, state.mark]).toEqual([1, 'Bak', 1]);
		sync.changed(content({ notes: 'Bak' }));
		await rest();
		expect(state.saves).toBe(1);
	});

	it('that was begun elsewhere is offered to an empty form, and nothing is saved before it is decided', async () => {
		const { state, sync } = world({ draft: content({ peopleCount: 4 }) });
		sync.changed(empty);
		await settle();
		expect(state.found).toMatchObject({ kind: 'begun', draft: { content: { peopleCount: 4 } } });
		sync.changed(content({ notes: 'Yeni' }));
		await rest();
		expect([state.found?.kind, state.draft?.peopleCount]).toEqual(['other', 4]);
		sync.keepOwn();
		await settle();
		expect([state.found, state.draft?.notes]).toEqual([null, 'Yeni']);
	});

	it('that this tab has begun is offered to an empty form, and gives way to what is chosen in its place', async () => {
		const { state, sync } = world({ draft: content({ notes: 'Əvvəl' }), mark: 1 });
		sync.changed(empty);
		await vi.advanceTimersByTimeAsync(0);
		expect(state.found?.kind).toBe('begun');
		sync.changed(content({ notes: 'İndi' }));
		expect(state.found).toBeNull();
		await vi.advanceTimersByTimeAsync(REST);
		expect([state.draft?.notes, state.version]).toEqual(['İndi', 2]);
	});

	it('that was begun elsewhere can be given up, and the next one is the first', async () => {
		const { state, sync } = world({ draft: content({ peopleCount: 4 }) });
		sync.changed(empty);
		await settle();
		await sync.startAnew();
		expect([state.found, state.draft, state.mark]).toEqual([null, null, null]);
		sync.changed(content({ notes: 'Yeni' }));
		await rest();
		expect([state.draft?.notes, state.version]).toEqual(['Yeni', 1]);
	});

	it('of another device is told from the one here, and the traveller chooses', async () => {
		const { state, sync } = world({ draft: content({ notes: 'Orada' }), version: 7, mark: 5 });
		sync.changed(content({ notes: 'Burada' }));
		await rest();
		expect([state.found?.kind, state.draft?.notes]).toEqual(['other', 'Orada']);
		sync.keepOwn();
		await settle();
		expect([state.found, state.draft?.notes, state.version]).toEqual([null, 'Burada', 8]);
	});

	it('that says more than a page opened by its address is offered there, not told as a second one', async () => {
		const more = content({ notes: 'Pəncərə', document: '/api/uploads/k' });
		const { state, sync } = world({ draft: more, version: 7 });
		sync.changed(content());
		await settle();
		expect(state.found?.kind).toBe('begun');
		sync.changed(content({ notes: 'Pəncərə' }));
		await rest();
		expect([state.found?.kind, state.saves]).toEqual(['begun', 0]);
		sync.changed(content({ notes: 'Keçid' }));
		await rest();
		expect([state.found?.kind, state.draft]).toEqual(['other', more]);
	});

	it.each([
		['an empty form', empty],
		['a form that says a part of it', content()],
	])('that is offered to %s is no question any more once that says all of it and more', async (_, before) => {
		const { state, sync } = world({ draft: content({ startDate: '2027-01-04' }), version: 7 });
		sync.changed(before);
		await settle();
		expect(state.found?.kind).toBe('begun');
		sync.changed(content({ startDate: '2027-01-04', notes: 'Pəncərə' }));
		await rest();
		expect([state.found, state.draft?.notes, state.version]).toEqual([null, 'Pəncərə', 8]);
	});

	it('that was one of two is no question any more once the form says all of it', async () => {
		const { state, sync } = world({ draft: content({ notes: 'Orada' }), version: 7 });
		sync.changed(content({ notes: 'Burada' }));
		await settle();
		expect(state.found?.kind).toBe('other');
		sync.changed(content({ notes: 'Orada' }));
		await rest();
		expect([state.found, state.saves, state.mark]).toEqual([null, 0, 7]);
	});

	it('that says nothing but what the page says too is replaced without a question', async () => {
		const { state, sync } = world({ draft: content(), version: 7 });
		sync.changed(content({ notes: 'Pəncərə' }));
		await rest();
		expect([state.found, state.draft?.notes, state.version]).toEqual([null, 'Pəncərə', 8]);
	});

	it('of this tab goes on after a reload without a question', async () => {
		const { state, sync } = world({ draft: content({ notes: 'Ba' }), version: 3, mark: 3 });
		sync.changed(content({ notes: 'Bakı' }));
		await rest();
		expect([state.found, state.draft?.notes]).toEqual([null, 'Bakı']);
		const same = world({ draft: content(), version: 9 });
		same.sync.changed(content());
		await rest();
		expect([same.state.found, same.state.saves, same.state.mark]).toEqual([null, 0, 9]);
	});

	it('that another device saves meanwhile is found with the next save', async () => {
		const { state, sync } = world();
		sync.changed(content());
		await settle();
		await rest();
		Object.assign(state, { draft: content({ peopleCount: 9 }), version: 2 });
		sync.changed(content({ notes: 'Burada' }));
		await rest();
		expect([state.found?.kind, state.draft?.peopleCount]).toEqual(['other', 9]);
	});

	it('that is gone meanwhile is made anew by whoever goes on', async () => {
		const { state, sync } = world();
		sync.changed(content());
		await rest();
		Object.assign(state, { draft: null });
		sync.changed(content({ notes: 'Davam' }));
		await rest();
		await rest();
		expect([state.found, state.draft?.notes]).toEqual([null, 'Davam']);
	});

	it('waits in silence while the server can’t be reached, from the first question on', async () => {
		const { state, sync } = world();
		state.isOffline = true;
		sync.changed(content());
		await rest();
		sync.changed(content({ notes: 'Tuneldə' }));
		await rest();
		expect([state.saves, state.found, state.isAsked]).toEqual([0, null, true]);
		state.isOffline = false;
		sync.hurry();
		await settle();
		expect(state.draft?.notes).toBe('Tuneldə');
	});

	it('is not saved while the request is on its way, and again when that comes back refused', async () => {
		const { state, sync } = world();
		sync.changed(content());
		await settle();
		sync.changed(content({ notes: 'Tələsik' }));
		sync.hold(true);
		await rest();
		sync.hurry();
		await settle();
		expect(state.draft?.notes).not.toBe('Tələsik');
		sync.hold(false);
		await rest();
		expect(state.draft?.notes).toBe('Tələsik');
	});

	it('that was sent in another tab is gone here, too, unless something was chosen here only', async () => {
		const { state, sync } = world({ draft: content({ document: '/p' }), version: 3, mark: 3 });
		const sent = content({ document: '/p', notes: 'Orada yazılıb' });
		sync.changed(content({ document: '/p' }));
		expect(sync.isGoneWith({ content: content({ document: '/p' }), version: null })).toBe(true);
		expect(sync.isGoneWith({ content: sent, version: 4 })).toBe(false);
		await settle();
		expect(sync.sent()).toEqual({ content: content({ document: '/p' }), version: 3 });
		// An earlier state of what was sent.
		expect(sync.isGoneWith({ content: sent, version: 4 })).toBe(true);
		expect(sync.isGoneWith({ content: sent, version: null })).toBe(false);
		// This tab went on from what was sent.
		expect(sync.isGoneWith({ content: sent, version: 2 })).toBe(false);
		sync.changed(content({ document: '/p', notes: 'Burada' }));
		expect(sync.isGoneWith({ content: sent, version: 4 })).toBe(false);
		expect(state.found).toBeNull();
	});

	it('is left alone when a newer page has written it, and when the request is made', async () => {
		const newer = world({ draft: content({ version: 99 }) });
		newer.sync.changed(empty);
		newer.sync.changed(content({ notes: 'Köhnə' }));
		await rest();
		await rest();
		expect([newer.state.found, newer.state.draft?.version]).toEqual([null, 99]);
		const { state, sync } = world();
		sync.changed(content());
		sync.stop();
		await rest();
		expect(state.saves).toBe(0);
	});
});
