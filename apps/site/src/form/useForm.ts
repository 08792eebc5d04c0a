import { type RefObject, useEffect, useRef, useState } from 'react';
import {
	type DefaultValues,
	type FieldValues,
	type Resolver,
	type UseFormReturn,
	useForm as useEngine,
} from 'react-hook-form';
import { ApiError } from 'visa-sdk';
import type { z } from 'zod';
import { sentenceOf } from '../shell/sentenceOf';
import { said } from '../strings';
import { whenIdle } from '../whenIdle';
import { type Fault, faultsOf, placeFaults } from './faults';
import { sortAsDrawn } from './sortAsDrawn';

/** A schema, or how to fetch it. */
export type Schema<Output, Input> = z.ZodType<Output, Input> | (() => Promise<z.ZodType<Output, Input>>);

/** What a form begins with, how it is checked, and what is done with it. */
export interface FormOptions<Input extends FieldValues, Output, Answer> {
	/**
	 * Checks what was typed, and makes of it what is sent; fetched while the form is being read. Where it can't be had,
	 * the server alone says what is wrong: it checks the same.
	 */
	schema?: Schema<Output, Input>;
	/** What is wrong of which the server knows nothing. */
	check?: (values: Input) => readonly Fault[];
	/** How the form begins. */
	initial: Input;
	/** Turns the form's values into what the schema is of, when they differ. */
	toBody?: (values: Input) => Input;
	/** The call. What it is refused for goes to the fields, or above the form; nothing that was typed is lost. */
	send: (body: Output) => Promise<Answer>;
	/** What was typed is safe with the server: here the page may be left. */
	onSent?: (answer: Answer) => void | Promise<void>;
	/** Looks at a refusal first; true when it was dealt with. */
	onRefused?: (error: unknown) => boolean;
}

/** A form that holds more also is a form of less: parts of a form ask only for the fields that they show. */
export interface SiteForm<out Values> {
	readonly initial: Values;
	/** What is wrong beside the fields, as a sentence. */
	readonly problem: string | null;
	readonly isSending: boolean;
	/** Something was typed that the server does not have. */
	readonly isDirty: boolean;
	/** How often it was tried to send it. */
	readonly attempt: number;
	readonly faults: readonly { fieldId: string; message: string }[];
	readonly submit: () => void;
	/** What was typed is given up, or safe elsewhere: leaving is not asked about. */
	readonly release: () => void;
	/** For the rooms of the form alone. */
	readonly inside: FormInside;
}
interface FormInside {
	engine: UseFormReturn<FieldValues>;
	/** The paths of the fields on the screen, as they stand there. */
	shown: Set<string>;
	/** What was typed is safe, or given up: leaving is not asked about. */
	isReleased: RefObject<boolean>;
}

async function fetched<Output, Input extends FieldValues>(schema?: Schema<Output, Input>, isAhead = false) {
	if (!schema) return null;
	// Whoever waits for the library and the schema waits for both at once.
	const ready = isAhead || typeof schema !== 'function' ? schema : schema();
	const [{ checkBy }, known] = await Promise.all([import('./zodCheck'), ready]);
	return checkBy(known, isAhead);
}

const asError = ({ field, message }: Fault) => [field, { type: 'check', message }] as const;

/** One form of the site: its values, its check by a schema, its call, and where each fault of both stands. */
export function useForm<Input extends FieldValues, Output, Answer>(
	options: FormOptions<Input, Output, Answer>,
): SiteForm<Input> {
	const { schema, check = () => [], initial, toBody = (values) => values, send, onSent, onRefused } = options;
	const [problem, setProblem] = useState<string | null>(null);
	const [shown] = useState(() => new Set<string>());
	const isReleased = useRef(false);
	const resolve: Resolver<Input, unknown, Output> = async (values, context, settings) => {
		const own = check(values);
		if (own.length > 0) return { values: {}, errors: Object.fromEntries(own.map(asError)) as never };
		const body = toBody(values);
		const bySchema = await fetched(schema).catch(() => null);
		return bySchema ? bySchema(body, context, settings) : { values: body as unknown as Output, errors: {} };
	};
	const begun = useRef(schema);
	useEffect(() => whenIdle(() => fetched(begun.current, true).catch(() => {})), []);
	const engine = useEngine<Input, unknown, Output>({
		defaultValues: initial as DefaultValues<Input>,
		resolver: resolve,
		// The first fault on the screen takes it, not the first that was registered.
		shouldFocusError: false,
	});
	const inside = { engine: engine as unknown as UseFormReturn<FieldValues>, shown, isReleased };
	const { isSubmitting, isDirty, submitCount, errors } = engine.formState;

	const refuse = (error: unknown) => {
		if (onRefused?.(error)) return;
		const { placed, elsewhere } = placeFaults(error instanceof ApiError ? error.errors : [], shown);
		for (const { field, message } of placed) inside.engine.setError(field, { type: 'server', message });
		if (elsewhere.length > 0) setProblem(elsewhere.join(' '));
		else if (placed.length === 0) setProblem(sentenceOf(error));
	};
	const submit = engine.handleSubmit(
		async (body) => {
			setProblem(null);
			let answer: Answer;
			try {
				answer = await send(body);
			} catch (error) {
				refuse(error);
				return;
			}
			isReleased.current = true;
			await onSent?.(answer);
		},
		(wrong) => {
			const { elsewhere } = placeFaults(faultsOf(wrong), shown);
			setProblem(elsewhere.length > 0 ? elsewhere.map(said).join(' ') : null);
		},
	);
	return {
		initial,
		problem,
		isSending: isSubmitting,
		isDirty,
		attempt: submitCount,
		faults: placeFaults(faultsOf(errors), shown).placed.map(({ field, message }) => ({
			fieldId: field,
			message: said(message),
		})),
		submit: () => {
			if (isSubmitting) return;
			sortAsDrawn(shown);
			void submit();
		},
		release: () => {
			isReleased.current = true;
		},
		inside,
	};
}
