import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type SiteForm, useForm } from '../../form';
import { tellFailure } from '../../shell/tellFailure';
import { type Change, run } from '../framework/calls';
import { tellDone } from '../framework/undo';
import { forgetFormDraft, formDraftOf } from './formDrafts';
import { words } from './strings';
import type { CaseWork } from './useCaseWork';
import { useIsHere } from './useIsHere';
import { useKeptDraft } from './useKeptDraft';

interface StepOptions<Input extends FieldValues, Output, Variables, Answer> {
	/** The number of the case, for who is elsewhere by then. */
	reference: string;
	/** Of which case and which form: under it is kept what was typed. */
	draft: string;
	/** The names of what is typed. */
	typed: readonly (keyof Input & string)[];
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

/** The form of a step: what was typed outlives other cases and refusals, and a lost race is told above it. [DSH-09] */
export function useStepForm<Input extends FieldValues, Output, Variables, Answer>(
	options: StepOptions<Input, Output, Variables, Answer>,
): SiteForm<Input> {
	const { reference, draft, typed, schema, initial, toBody, change, toVariables, done, undo, work, onClose } = options;
	const isHere = useIsHere();
	const form = useForm({
		schema,
		initial: formDraftOf(draft, initial),
		...(toBody && { toBody }),
		send: (body) => run(change, toVariables(body)),
		onRefused: (error) => {
			if (isHere()) return work.take(error);
			// Whoever has left the form would not see what it says.
			tellFailure(error, words.moves.failed(reference));
			return true;
		},
		onSent: (answer) => {
			forgetFormDraft(draft);
			tellDone(done, undo && (() => undo(answer)));
			onClose();
		},
	});
	useKeptDraft(form, draft, ...typed);
	return form;
}
