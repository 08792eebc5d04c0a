import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { queryClient } from '../../api';
import { sentenceOf } from '../../shell/sentenceOf';
import { type Change, run as runChange } from '../framework/calls';
import { tellDone } from '../framework/undo';
import { caseOptions, lookWhose } from './calls';
import { nameOf } from './columns';
import { didWhat } from './didWhat';
import { words } from './strings';

/** What a case looks like to whoever works on it. */
export interface Seen {
	status: VisaRequestDetail['status'];
	owner: string;
	amount: number;
}
/** Why a step with a case did not go through. */
export interface CaseFailure {
	/** The server's sentence; where somebody else was faster, who that was and what they did. */
	message: string;
	/** How it was when the work began and how it is now, when somebody else was faster. */
	clash: { was: Seen; is: Seen } | null;
}

const seen = ({ status, assignedTo, totalPrice }: VisaRequestDetail): Seen => ({
	status,
	owner: assignedTo ? nameOf(assignedTo) : words.list.nobody,
	amount: totalPrice,
});

/** A step with a case: whether it is under way, why it failed, and how to make it. */
export interface CaseWork {
	/** Which calls are under way: one that is begun meanwhile waits for those before it. */
	pending: readonly string[];
	failure: CaseFailure | null;
	/** Makes a call about the case and tells what it did. @returns whether it went well */
	run: <Variables, Answer>(
		name: string,
		change: Change<Variables, Answer>,
		variables: Variables,
		done: string,
		undo?: () => Promise<unknown>,
	) => Promise<boolean>;
	/** Takes a refusal because of somebody else from a form, and shows both states; false for any other. */
	take: (error: unknown) => boolean;
}

/** The work on one case, and what came of it. [DSH-09] [DSH-11] */
export function useCaseWork(request: VisaRequestDetail): CaseWork {
	const [pending, setPending] = useState<readonly string[]>([]);
	const [failure, setFailure] = useState<CaseFailure | null>(null);
	const { id } = request;

	/** What came of a step that was refused; null where the case itself says that it is another's. */
	const lookAfter = async (message: string): Promise<CaseFailure | null> => {
		const standing = await lookWhose(id);
		if (standing?.isOpen === false) return null;
		const now = await queryClient.fetchQuery({ ...caseOptions(id), staleTime: 0, retry: 0 }).catch(() => null);
		if (!now) return { message, clash: null };
		const last = now.version === request.version ? null : standing?.last;
		return { message: last ? didWhat(last) : message, clash: { was: seen(request), is: seen(now) } };
	};
	const take = (error: unknown) => {
		if (!(error instanceof ApiError) || (error.statusCode !== 409 && error.statusCode !== 404)) return false;
		void lookAfter(sentenceOf(error)).then(setFailure);
		return true;
	};
	const run: CaseWork['run'] = async (name, change, variables, done, undo) => {
		setPending((now) => [...now, name]);
		setFailure(null);
		try {
			await runChange(change, variables);
			tellDone(done, undo);
			return true;
		} catch (error) {
			if (!take(error)) setFailure({ message: sentenceOf(error), clash: null });
			return false;
		} finally {
			setPending((now) => now.filter((_, at) => at !== now.indexOf(name)));
		}
	};
	return { pending, failure, run, take };
}
