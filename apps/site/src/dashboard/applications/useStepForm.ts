import type { FieldValues } from 'react-hook-form';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import type { z } from 'zod';
import { fillIn, type SiteForm, typedSince, useForm, valuesNow } from '../../form';
import { tellFailure } from '../../shell/tellFailure';
import { type Change, run } from '../framework/calls';
import { tellDone } from '../framework/undo';
import { forgetFormDraft, formDraftOf, keepFormDraft, keepTypedSince, whileSending } from './formDrafts';
import { forgetOnceKey, onceKey } from './onceKeys';
import type { CaseStep } from './permitted';
import { words } from './strings';
import type { CaseWork } from './useCaseWork';
import { useIsHere } from './useIsHere';
import { useKeptDraft } from './useKeptDraft';

interface StepOptions<Input extends FieldValues, Output, Variables, Answer> {
	/** The number is for someone who is elsewhere by then. */
	request: Pick<VisaRequestDetail, 'id' | 'reference'>;
	/** Which form of the case: the key under which input is kept. */
	step: CaseStep | `taken-${number}`;
	/** The name of the typed value. */
	typed: keyof Input & keyof Output & string;
	/** The name of what is set beside it, e.g. an amount, and kept with it. */
	set?: keyof Input & string;
	/** It can be repeated immediately: what was typed while submitting is for the next time. */
	isRepeatable?: boolean;
	schema: () => Promise<z.ZodType<Output, Input>>;
	initial: Input;
	/** What the case adds to the input, such as its version. */
	toBody?: (values: Input) => Input;
	change: Change<Variables, Answer>;
	/** @param idempotencyKey the same for the same body until it is confirmed */
	toVariables: (body: Output, idempotencyKey: string) => Variables;
	done: string;
	/** How the action is undone; absent if it can't be. */
	undo?: (answer: Answer) => Promise<unknown>;
	work: CaseWork;
	onClose: () => void;
}

type Text = string | null | undefined;

/**
 * The form of an action: its input survives viewing other cases and refusals, a lost race is reported above it, and what
 * is typed while it is in progress isn't lost with it. [DSH-09]
 */
export function useStepForm<Input extends FieldValues, Output, Variables, Answer>(
	options: StepOptions<Input, Output, Variables, Answer>,
): SiteForm<Input> {
	const { request, step, typed, set, isRepeatable, schema, initial, toBody } = options;
	const { change, toVariables, done, undo, work, onClose } = options;
	const { id, reference } = request;
	const draft = `${id}:${step}`;
	const isHere = useIsHere();
	const form = useForm({
		schema,
		initial: formDraftOf(draft, initial),
		...(toBody && { toBody }),
		send: async (body) => {
			const variables = toVariables(body, onceKey(draft, body));
			return { sent: body[typed], answer: await whileSending(draft, () => run(change, variables)) };
		},
		onRefused: (error) => {
			if (isHere()) {
				const values = valuesNow(form);
				const isTyped = [typed, set].some((name) => name && (values[name] ?? '') !== (initial[name] ?? ''));
				return work.take(error, isTyped);
			}
			// Whoever has left the form wouldn't see its error.
			tellFailure(error, { title: words.moves.failed(reference) });
			return true;
		},
		onSent: ({ sent, answer }) => {
			forgetOnceKey(draft);
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
	useKeptDraft(form, draft, initial, typed, ...(set ? [set] : []));
	return form;
}
