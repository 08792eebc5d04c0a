import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { Draft } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import {
	browserStorage,
	forgetDraft,
	keptVersion,
	layDraft,
	noteKeptVersion,
	toKeptContent,
	type WizardActor,
} from 'visa-ui/machine';
import { client, queryClient, session } from '../api';
import { page } from '../page';
import { askDraft, isDraftAtHand, noteSaving } from './draftAtHand';
import { createDraftSync, type DraftCalls, type DraftSync, type FoundDraft, type SentDraft } from './draftSync';
import { type LateDraft, useLateDraft } from './useLateDraft';
import { wizardWork } from './wizardWork';

const REST_MS = 1000;
const storage = browserStorage();
const sentNews = page.channel('viza-sent');
const mark = {
	read: () => keptVersion(storage),
	write: (version: number | null) => noteKeptVersion(storage, version),
};

/** What was read before is outdated, whatever the response. */
const forgetRead = () => queryClient.removeQueries({ queryKey: queryKeys.draft });
const forgettingRead = <Answer>(call: Promise<Answer>) => call.finally(forgetRead);

const calls: DraftCalls = {
	get: askDraft,
	save: (order) => noteSaving(forgettingRead(client.drafts.save(order))),
	remove: () => forgettingRead(client.drafts.remove()),
	stale: (error) =>
		error instanceof ApiError && error.code === 'STALE' ? ((error.current as Draft | undefined) ?? null) : undefined,
};

/** The account's draft in relation to this form, and the ways to continue. */
export interface ServerDraft {
	/** The page's request hasn't been evaluated yet; it will be in a moment. */
	readonly isPending: boolean;
	/** What is to be decided; null if there is nothing. */
	readonly found: FoundDraft | null;
	/** Whether it arrived too late to be shown above the wizard immediately. */
	readonly late: LateDraft;
	/** Continues with the draft found. */
	readonly take: () => void;
	/** Continues with this form. */
	readonly keepOwn: () => void;
	/** Discards the draft found, with this form empty. */
	readonly startAnew: () => void;
}

/**
 * The server's draft of a signed-in traveller, kept in step with the wizard. [ACC-08]
 * @param userId null for a visitor, whose draft is stored only in this browser
 * @param onSentElsewhere called when this form has become a request in another tab, and is no longer to be sent
 */
export function useServerDraft(actor: WizardActor, userId: string | null, onSentElsewhere: () => void): ServerDraft {
	const [found, setFound] = useState<FoundDraft | null>(null);
	const [isPending, setPending] = useState(() => userId !== null && isDraftAtHand());
	const isInSight = useRef(!isPending);
	const late = useLateDraft(actor);
	const noteLate = late.note;
	const sync = useRef<DraftSync | null>(null);

	useEffect(() => {
		const showWizard = () => {
			isInSight.current = true;
			setPending(false);
		};
		// While signing out, the user is known for a moment longer than the session.
		if (userId === null || !session.read()) {
			showWizard();
			return;
		}
		let isKnown = false;
		const onFound = (next: FoundDraft | null) => {
			setFound(next);
			if (next && !isKnown && isInSight.current) noteLate();
			isKnown = next !== null;
		};
		const current = createDraftSync({ calls, mark, restMs: REST_MS, onFound, onAsked: showWizard });
		sync.current = current;
		// Before, the form isn't complete; afterwards, the request is being submitted.
		const isChoosing = () => {
			const { flow } = actor.getSnapshot().value;
			return typeof flow === 'object' && 'choosing' in flow;
		};
		const read = () => {
			const { value, context } = actor.getSnapshot();
			current.hold(!isChoosing());
			if (isChoosing()) current.changed(toKeptContent(context));
			else if (value.flow === 'startFailed') showWizard();
		};
		const subscription = actor.subscribe(read);
		const created = actor.on('created', () => {
			sentNews.postMessage(current.sent());
			current.stop();
			forgetRead();
		});
		const onSent = ({ data }: { data: SentDraft | null }) => {
			if (!data || !isChoosing() || !current.isGoneWith(data)) return;
			current.stop();
			forgetDraft(storage);
			forgetRead();
			onSentElsewhere();
		};
		sentNews.addEventListener('message', onSent);
		const onHidden = () => {
			if (document.visibilityState === 'hidden') current.hurry();
		};
		window.addEventListener('online', current.hurry);
		document.addEventListener('visibilitychange', onHidden);
		read();
		return () => {
			current.stop();
			subscription.unsubscribe();
			created.unsubscribe();
			sentNews.removeEventListener('message', onSent);
			window.removeEventListener('online', current.hurry);
			document.removeEventListener('visibilitychange', onHidden);
			setFound(null);
		};
	}, [actor, userId, noteLate, onSentElsewhere]);

	const take = useCallback(() => {
		if (!found) return;
		layDraft(storage, found.draft.content);
		mark.write(found.draft.version);
		// The next wizard reads it and validates everything in it again.
		wizardWork.discard();
	}, [found]);
	const keepOwn = useCallback(() => sync.current?.keepOwn(), []);
	const startAnew = useCallback(() => void sync.current?.startAnew(), []);
	return { isPending, found, late, take, keepOwn, startAnew };
}
