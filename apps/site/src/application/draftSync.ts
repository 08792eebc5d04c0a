import type { Draft, DraftContent, SavedDraft } from 'visa-sdk/contract';
import { DRAFT_VERSION, isDraftEmpty, isPartOfDraft, isSameDraft } from 'visa-ui/machine';

/**
 * A draft on the server that differs from this form: begun elsewhere, while this form says nothing or nothing that it
 * doesn't say too; or another one.
 */
export interface FoundDraft {
	readonly kind: 'begun' | 'other';
	readonly draft: Draft;
}

/** A form that has become a request, and the version of the account's draft that it was based on. */
export interface SentDraft {
	readonly content: DraftContent;
	readonly version: number | null;
}

/** The calls that store a draft in the account. */
export interface DraftCalls {
	get(): Promise<Draft | null>;
	save(order: SavedDraft): Promise<Draft>;
	remove(): Promise<void>;
	/** The current draft according to a refusal; undefined if the error is no such refusal. */
	stale(error: unknown): Draft | null | undefined;
}

/** What draft synchronisation needs, and its callbacks. */
export interface DraftSyncOptions {
	readonly calls: DraftCalls;
	/** The version that this tab is based on, across reloads. */
	readonly mark: { read(): number | null; write(version: number | null): void };
	/** The idle time after the last change before it is saved, in ms. */
	readonly restMs: number;
	readonly onFound: (found: FoundDraft | null) => void;
	/** Called when the server has been asked for the first time, whatever the result. */
	readonly onAsked: () => void;
}

/**
 * Keeps the server's draft in step with a form: saved when the traveller pauses, silently if the server is unreachable,
 * and never overwriting another device's. While a decision is pending, nothing is saved. [ACC-08]
 */
export function createDraftSync({ calls, mark, restMs, onFound, onAsked }: DraftSyncOptions) {
	let local: DraftContent | null = null;
	/** Undefined until the server has been asked. */
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

	/** Compares the server's draft with the local one. */
	function judge(draft: Draft | null): void {
		if (!local) return;
		if (!draft) adopt(null);
		else if (draft.content.version > DRAFT_VERSION) {
			// Written by a newer version of the page: this one can neither read nor overwrite it.
			stop();
		} else if (isSameDraft(draft.content, local)) adopt(draft);
		else if (isDraftEmpty(local)) tell({ kind: 'begun', draft });
		// Whoever continues here loses nothing of it.
		else if (mark.read() === draft.version || isPartOfDraft(draft.content, local)) adopt(draft);
		else if (isPartOfDraft(local, draft.content)) tell({ kind: 'begun', draft });
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

	/** Asks once, then saves what is pending; one call after another. */
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
			// Anything else may be temporary: the next change, or reconnecting, tries again.
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

	/**
	 * Something is selected although a draft was begun: this tab's own gives way, and so does one from elsewhere that says
	 * nothing else. That one is one of two as soon as the form says something else.
	 */
	function chooseBeside({ kind, draft }: FoundDraft, content: DraftContent): void {
		if (mark.read() === draft.version || isPartOfDraft(draft.content, content)) {
			adopt(draft);
			tell(null);
		} else if (kind === 'begun' && !isPartOfDraft(content, draft.content)) tell({ kind: 'other', draft });
	}

	return {
		/** Called with the form's current content; the first call also asks the server. */
		changed(content: DraftContent): void {
			const before = local;
			local = content;
			if (found && !isDraftEmpty(content)) chooseBeside(found, content);
			if (!before) void work();
			else if (!isSameDraft(before, content)) rest();
		},
		/** Whether the form is being submitted as a request: meanwhile a save would only outlive it. */
		hold(isOnItsWay: boolean): void {
			if (isHeld === isOnItsWay) return;
			isHeld = isOnItsWay;
			rest();
		},
		/** Tries pending work immediately: the network is back, or the page is being hidden. */
		hurry: () => void work(),
		/** Continues with this form; the server's draft is replaced by it. */
		keepOwn(): void {
			if (!found) return;
			adopt(found.draft);
			tell(null);
			void work();
		},
		/** Discards what was started. */
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
		/** What this form is a copy of, if it is sent now. */
		sent: (): SentDraft | null => local && { content: local, version: known?.version ?? null },
		/**
		 * Whether this form is what was sent in another tab, or an earlier state of it: nothing in it was chosen here only,
		 * and sending it, too, would make a second request. [SUB-03]
		 */
		isGoneWith: ({ content, version }: SentDraft): boolean =>
			local !== null &&
			(isSameDraft(content, local) ||
				(!!known?.content && (known.version ?? 1) <= (version ?? 0) && isSameDraft(known.content, local))),
		/** Stops saving. */
		stop,
	};
}
/** A draft that is kept in step with the account's. */
export type DraftSync = ReturnType<typeof createDraftSync>;
