import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { queryClient } from '../../api';
import { isOfSession } from '../../shell/isOfSession';
import { sentenceOf } from '../../shell/sentenceOf';
import { type Change, run as runChange } from '../framework/calls';
import { tellDone } from '../framework/undo';
import { caseOptions, lookWhose } from './calls';
import { nameOf } from './columns';
import { didWhat } from './didWhat';
import { words } from './strings';

/** A case as the person working on it sees it. */
export interface Seen {
	status: VisaRequestDetail['status'];
	owner: string;
	amount: number;
}
/** Why an action on a case failed. */
export interface CaseFailure {
	/** The server's message; if someone else was faster, who that was and what they did. */
	message: string;
	/** The state when the work started and the current one, if someone else was faster. */
	clash: { was: Seen; is: Seen } | null;
	/** Whether something was typed for it, which is kept. */
	isTyped: boolean;
	/** The version of the case that it is about: of a later one it says nothing. If absent, of any. */
	version?: number;
}

const seen = ({ status, assignedTo, totalPrice }: VisaRequestDetail): Seen => ({
	status,
	owner: assignedTo ? nameOf(assignedTo) : words.list.nobody,
	amount: totalPrice,
});

/** The actions on a case: which are in progress, why one failed, and how to run one. */
export interface CaseWork {
	/** The calls in progress: one started meanwhile waits for those before it. */
	pending: readonly string[];
	failure: CaseFailure | null;
	/** Makes a call about the case and reports its result. @returns whether it succeeded */
	run: <Variables, Answer>(
		name: string,
		change: Change<Variables, Answer>,
		variables: Variables,
		done: string,
		undo?: () => Promise<unknown>,
		/** What undoing doesn't bring back. */
		left?: string | null,
	) => Promise<boolean>;
	/**
	 * Takes a conflict with someone else from a form, and shows both states; false for any other error.
	 * @param isTyped whether the form has something typed in it
	 */
	take: (error: unknown, isTyped: boolean) => boolean;
}

/** The work on one case, and its results. [DSH-09] [DSH-11] */
export function useCaseWork(request: VisaRequestDetail): CaseWork {
	const [pending, setPending] = useState<readonly string[]>([]);
	const [failure, setFailure] = useState<CaseFailure | null>(null);
	const { id, version: shown } = request;

	/** The consequences of a refused action; null if the case itself shows that it has been reassigned. */
	const lookAfter = async (message: string, isTyped: boolean): Promise<CaseFailure | null> => {
		const standing = await lookWhose(id);
		if (standing?.isOpen === false) return null;
		const now = await queryClient.fetchQuery({ ...caseOptions(id), staleTime: 0, retry: 0 }).catch(() => null);
		if (!now) return { message, clash: null, isTyped, version: request.version };
		const last = now.version === request.version ? null : standing?.last;
		const clash = { was: seen(request), is: seen(now) };
		return { message: last ? didWhat(last) : message, clash, isTyped, version: now.version };
	};
	const take = (error: unknown, isTyped: boolean) => {
		if (!(error instanceof ApiError) || (error.statusCode !== 409 && error.statusCode !== 404)) return false;
		void lookAfter(sentenceOf(error), isTyped).then(setFailure);
		return true;
	};
	const run: CaseWork['run'] = async (name, change, variables, done, undo, left) => {
		setPending((now) => [...now, name]);
		setFailure(null);
		try {
			await runChange(change, variables);
			tellDone(done, undo, left);
			return true;
		} catch (error) {
			if (!take(error, false) && !isOfSession(error))
				setFailure({ message: sentenceOf(error), clash: null, isTyped: false });
			return false;
		} finally {
			setPending((now) => now.filter((_, at) => at !== now.indexOf(name)));
		}
	};
	// Once the case has changed again, what is shown of it speaks for itself.
	const isOver = failure?.version !== undefined && shown > failure.version;
	return { pending, failure: isOver ? null : failure, run, take };
}
