import type { Draft, DraftContent, SavedDraft } from 'visa-sdk/contract';
import { DRAFT_VERSION, isDraftEmpty, isSameDraft } from 'visa-ui/machine';

/** What the server has and this form does not: begun while this form is empty, or something else than is in this form. */
export interface FoundDraft {
	readonly kind: 'begun' | 'other';
	readonly draft: Draft;
}

/** The calls by which a draft is kept with the account. */
export interface DraftCalls {
	get(): Promise<Draft | null>;
	save(order: SavedDraft): Promise<Draft>;
	remove(): Promise<void>;
	/** What a refusal says to be there by now; undefined when it is no such refusal. */
	stale(error: unknown): Draft | null | undefined;
}

/** What keeping a draft in step needs and tells. */
export interface DraftSyncOptions {
	readonly calls: DraftCalls;
	/** The version that this tab goes on from, over a reload. */
	readonly mark: { read(): number | null; write(version: number | null): void };
	/** Rest after the last change before it is saved, in ms. */
	readonly restMs: number;
	readonly onFound: (found: FoundDraft | null) => void;
	/** The server was asked for the first time, whatever came of it. */
	readonly onAsked: () => void;
}

/**
 * Keeps the server's draft in step with a form: saved when the traveller rests, in silence when the server can't be reached,
 * and never over what another device has saved. While there is something to decide, nothing is saved. [ACC-08]
 */
export function createDraftSync({ calls, mark, restMs, onFound, onAsked }: DraftSyncOptions) {
	let local: DraftContent | null = null;
	/** Undefined until the server was asked. */
	let known: { version: number | null; content: DraftContent | null } | undefined;
	let found: FoundDraft | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isBusy = false;
	let isHeld = false;
	let isOver = false;

	function tell(next: FoundDraft | null): void {
		found = next;
		if (!isOver) onFound(next);
	}

	function adopt(draft: Draft | null): void {
		known = { version: draft?.version ?? null, content: draft?.content ?? null };
		mark.write(known.version);
	}

	/** What is there, beside what is here. */
	function judge(draft: Draft | null): void {
		if (!local) return;
		if (!draft) adopt(null);
		else if (draft.content.version > DRAFT_VERSION) {
			// A newer page has written it: this one can neither read it nor go over it.
			stop();
		} else if (isSameDraft(draft.content, local)) adopt(draft);
		else if (isDraftEmpty(local)) tell({ kind: 'begun', draft });
		else if (mark.read() === draft.version) adopt(draft);
		else tell({ kind: 'other', draft });
	}

	const isToSave = () =>
		local !== null &&
		!isOver &&
		!isHeld &&
		!found &&
		!isDraftEmpty(local) &&
		!(known?.content && isSameDraft(known.content, local));

	function rest(): void {
		clearTimeout(timer);
		if (isToSave()) timer = setTimeout(() => void work(), restMs);
	}

	/** Asks once, then saves what is to be saved; one call after another. */
	async function work(): Promise<void> {
		clearTimeout(timer);
		if (isBusy || isOver || !local) return;
		isBusy = true;
		try {
			if (!known && !found) judge(await calls.get());
			if (known && isToSave()) adopt(await calls.save({ content: local, version: known.version }));
		} catch (error) {
			const current = calls.stale(error);
			if (current !== undefined) judge(current);
			// Anything else may pass: the next change, or the way back to the network, tries again.
			else return;
		} finally {
			isBusy = false;
			if (!isOver) onAsked();
		}
		rest();
	}

	function stop(): void {
		isOver = true;
		clearTimeout(timer);
	}

	/** Something is chosen although something was begun: what this tab has saved gives way, what comes from elsewhere is now one of two. */
	function chooseBeside(draft: Draft): void {
		const isOwn = mark.read() === draft.version;
		if (isOwn) adopt(draft);
		tell(isOwn ? null : { kind: 'other', draft });
	}

	return {
		/** The form holds this now; the first time also asks the server. */
		changed(content: DraftContent): void {
			const before = local;
			local = content;
			if (found?.kind === 'begun' && !isDraftEmpty(content)) chooseBeside(found.draft);
			if (!before) void work();
			else if (!isSameDraft(before, content)) rest();
		},
		/** Whether the form is on its way as a request: until it comes back, what is saved would only outlive it. */
		hold(isOnItsWay: boolean): void {
			if (isHeld === isOnItsWay) return;
			isHeld = isOnItsWay;
			rest();
		},
		/** Tries at once what waits: the network is back, or the page goes out of sight. */
		hurry: () => void work(),
		/** Goes on with what is here; the server's draft becomes it. */
		keepOwn(): void {
			if (!found) return;
			adopt(found.draft);
			tell(null);
			void work();
		},
		/** Gives up what was begun. */
		async startAnew(): Promise<void> {
			if (!found) return;
			adopt(found.draft);
			tell(null);
			isBusy = true;
			try {
				await calls.remove();
				adopt(null);
			} catch {
				// It stays until something else is saved in its place.
			} finally {
				isBusy = false;
			}
			rest();
		},
		/** Nothing is saved any more. */
		stop,
	};
}
/** A draft that is kept in step with the account's. */
export type DraftSync = ReturnType<typeof createDraftSync>;
