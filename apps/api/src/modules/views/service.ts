import { and, asc, eq, ne } from 'drizzle-orm';
import { type NewView, VIEWS_MAXIMUM, type View, type ViewChanges, type ViewedList } from 'visa-sdk/contract';
import { foldText } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { savedViews } from '../../platform/db/schema/views';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { conflict, notFound, takenField, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { sortKeyOf } from '../kept/sorting';
import { findAccount } from '../people/accounts';

const columns = { id: savedViews.id, section: savedViews.section, name: savedViews.name, search: savedViews.search };

/** Saved views of lists; everyone sees only their own. [DSH-07] */
export function createViews({ clock, database: { db } }: Deps) {
	const ofList = (userId: string, section: ViewedList) =>
		and(eq(savedViews.userId, userId), eq(savedViews.section, section));

	const list = (userId: string, section: ViewedList): Promise<View[]> =>
		db
			.select(columns)
			.from(savedViews)
			.where(ofList(userId, section))
			.orderBy(asc(sortKeyOf(savedViews.name)), asc(savedViews.id));

	/** A person's changes are serialised, and none happens after the account is gone. */
	const write = <T>(userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
		db.transaction(async (tx) => {
			const account = await findAccount(tx, userId, true);
			if (!account || account.deletedAt) throw unauthenticated();
			return work(tx);
		});

	async function refuseTaken(tx: Db, userId: string, view: View): Promise<View[]> {
		const others = await tx
			.select(columns)
			.from(savedViews)
			.where(and(ofList(userId, view.section), ne(savedViews.id, view.id)));
		const isTaken = others.some(({ name }) => foldText(name) === foldText(view.name));
		if (isTaken) throw takenField('name', sentences.viewTaken);
		return others;
	}

	const create = (userId: string, input: NewView): Promise<View> =>
		write(userId, async (tx) => {
			const view = { ...input, id: newId(clock.now()) };
			const others = await refuseTaken(tx, userId, view);
			if (others.length >= VIEWS_MAXIMUM) throw conflict(sentences.viewsFull);
			await tx.insert(savedViews).values({ ...view, userId });
			return view;
		});

	const update = (userId: string, id: string, changes: ViewChanges): Promise<View> =>
		write(userId, async (tx) => {
			const [known] = await tx.select(columns).from(savedViews).where(isOwn(userId, id));
			if (!known) throw notFound();
			const view = { ...known, ...changes };
			await refuseTaken(tx, userId, view);
			await tx.update(savedViews).set(changes).where(eq(savedViews.id, id));
			return view;
		});

	async function remove(userId: string, id: string): Promise<void> {
		const removed = await db.delete(savedViews).where(isOwn(userId, id)).returning({ id: savedViews.id });
		if (removed.length === 0) throw notFound();
	}

	return { list, create, update, remove };
}

/** Deletes a person's views along with the account. */
export async function forgetViews(tx: Db, userId: string): Promise<void> {
	await tx.delete(savedViews).where(eq(savedViews.userId, userId));
}

const isOwn = (userId: string, id: string) => and(eq(savedViews.userId, userId), eq(savedViews.id, id));
