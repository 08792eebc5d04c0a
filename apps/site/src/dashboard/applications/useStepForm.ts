import type { FieldValues } from 'react-hook-form';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import type { z } from 'zod';
import { fillIn, type SiteForm, typedSince, useForm, valuesNow } from '../../form';
import { tellFailure } from '../../shell/tellFailure';
import { type Change, run } from '../framework/calls';
import { tellDone } from '../framework/undo';
import { forgetFormDraft, formDraftOf, keepFormDraft, keepTypedSince } from './formDrafts';
import type { CaseStep } from './permitted';
import { words } from './strings';
import type { CaseWork } from './useCaseWork';
import { useIsHere } from './useIsHere';
import { useKeptDraft } from './useKeptDraft';

interface StepOptions<Input extends FieldValues, Output, Variables, Answer> {
	/** The number is for who is elsewhere by then. */
	request: Pick<VisaRequestDetail, 'id' | 'reference'>;
	/** Which form of the case: under it is kept what was typed. */
	step: CaseStep;
	/** The name of what is typed. */
	typed: keyof Input & keyof Output & string;
	/** It can be made again at once: what was typed during the sending is for the next time. */
	isRepeatable?: boolean;
	schema: z.ZodType<Output, Input>;
	initial: Input;
	/** What the case itself has to add to what was typed, such as its version. */
	toBody?: (values: Input) => Input;
	change: Change<Variables, Answer>;
	toVariables: (body: Output) => Variables;
	done: string;
	/** How what was done is taken back; absent for what stays done. */
	undo?: (answer: Answer) => Promise<unknown>;
	work: CaseWork;
	onClose: () => void;
}

type Text = string | null | undefined;

/**
 * The form of a step: what was typed outlives other cases and refusals, a lost race is told above it, and what is typed
 * while it is under way is not lost with it. [DSH-09]
 */
export function useStepForm<Input extends FieldValues, Output, Variables, Answer>(
	options: StepOptions<Input, Output, Variables, Answer>,
): SiteForm<Input> {
	const { request, step, typed, isRepeatable, schema, initial, toBody } = options;
	const { change, toVariables, done, undo, work, onClose } = options;
	const { id, reference } = request;
	const draft = `${id}:${step}`;
	const isHere = useIsHere();
	const form = useForm({
		schema,
		initial: formDraftOf(draft, initial),
		...(toBody && { toBody }),
		send: async (body) => ({ sent: body[typed], answer: await run(change, toVariables(body)) }),
		onRefused: (error) => {
			if (isHere()) return work.take(error);
			// Whoever has left the form would not see what it says.
			tellFailure(error, words.moves.failed(reference));
			return true;
		},
		onSent: ({ sent, answer }) => {
			const since = typedSince(sent as Text, valuesNow(form)[typed] as Text);
			tellDone(done, undo && (() => undo(answer)));
			if (since && isRepeatable) {
				const next = { ...initial, [typed]: since };
				if (isHere()) fillIn(form, next);
				else keepFormDraft(draft, next);
				return;
			}
			if (since) keepTypedSince(id, since);
			forgetFormDraft(draft);
			onClose();
		},
	});
	useKeptDraft(form, draft, typed);
	return form;
}
