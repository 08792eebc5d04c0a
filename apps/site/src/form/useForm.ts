import { type RefObject, useEffect, useRef, useState } from 'react';
import {
	type DefaultValues,
	type FieldValues,
	type Resolver,
	type UseFormReturn,
	useForm as useEngine,
} from 'react-hook-form';
import { ApiError } from 'visa-sdk';
import { sessionEnd } from '../sessionEnd';
import { isOfSession as isAboutSession } from '../shell/isOfSession';
import { sentenceOf } from '../shell/sentenceOf';
import { said } from '../strings';
import { whenIdle } from '../whenIdle';
import { type Fault, faultsOf, placeFaults } from './faults';
import type { Schema } from './schema';
import { sortAsDrawn } from './sortAsDrawn';

/** A form's initial values, its validation, and what is done with it. */
export interface FormOptions<Input extends FieldValues, Output, Answer> {
	/**
	 * Validates the input and transforms it into what is sent; loaded while the form is being read. If it can't be
	 * loaded, only the server reports errors: it makes the same checks.
	 */
	schema?: Schema<Output, Input>;
	/** Errors that the server doesn't know about. */
	check?: (values: Input) => readonly Fault[];
	/** The initial values. */
	initial: Input;
	/** Converts the form's values into the schema's input, if they differ. */
	toBody?: (values: Input) => Input;
	/** The call. Its errors are shown at the fields, or above the form; nothing that was typed is lost. */
	send: (body: Output) => Promise<Answer>;
	/** Called when the input is safely on the server: the page may be left. */
	onSent?: (answer: Answer) => void | Promise<void>;
	/** Called first with a refusal; returns true if it has handled it. */
	onRefused?: (error: unknown) => boolean;
}

/** A form with more values is also a form of fewer: parts of a form require only the fields that they show. */
export interface SiteForm<out Values> {
	readonly initial: Values;
	/** An error that belongs to no field, as a sentence. */
	readonly problem: string | null;
	readonly isSending: boolean;
	/** There is input that the server doesn't have. */
	readonly isDirty: boolean;
	/** How often submitting was tried. */
	readonly attempt: number;
	readonly faults: readonly { fieldId: string; message: string }[];
	readonly submit: () => void;
	/** The input is discarded, or safe elsewhere: leaving isn't questioned until something else is typed. */
	readonly release: () => void;
	/** There is input again that the server doesn't have, though nobody typed it into a field just now. */
	readonly hold: () => void;
	/** For the parts of the form only. */
	readonly inside: FormInside;
}
interface FormInside {
	engine: UseFormReturn<FieldValues>;
	/** The paths of the visible fields, in visual order. */
	shown: Set<string>;
	/** Fields whose value is still on its way, and why the form can't be sent until then. */
	awaited: Map<string, string>;
	/** The input is safe, or discarded: leaving isn't questioned. */
	isReleased: RefObject<boolean>;
}

async function fetched<Output, Input extends FieldValues>(schema?: Schema<Output, Input>, isAhead = false) {
	if (!schema) return null;
	// Waits for library and schema together.
	const ready = isAhead || typeof schema !== 'function' ? schema : schema();
	const [{ checkBy }, known] = await Promise.all([import('./zodCheck'), ready]);
	return checkBy(known, isAhead);
}

const asError = ({ field, message }: Fault) => [field, { type: 'check', message }] as const;

/** A form of the site: its values, its validation by a schema, its call, and the places of both's errors. */
export function useForm<Input extends FieldValues, Output, Answer>(
	options: FormOptions<Input, Output, Answer>,
): SiteForm<Input> {
	const { schema, check = () => [], initial, toBody = (values) => values, send, onSent, onRefused } = options;
	const [problem, setProblem] = useState<string | null>(null);
	const [shown] = useState(() => new Set<string>());
	const [awaited] = useState(() => new Map<string, string>());
	const isReleased = useRef(false);
	const resolve: Resolver<Input, unknown, Output> = async (values, context, settings) => {
		const own = [...Array.from(awaited, ([field, message]) => ({ field, message })), ...check(values)];
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
		// The first visible error receives focus, not the first one registered.
		shouldFocusError: false,
	});
	const inside = { engine: engine as unknown as UseFormReturn<FieldValues>, shown, awaited, isReleased };
	const { isSubmitting, isDirty, submitCount, errors } = engine.formState;
	// The call to sign in: followed above the form, it has nothing more to say.
	const isOfSession = useRef(false);
	useEffect(() => {
		if (problem === null || !isOfSession.current) return undefined;
		const takeBack = () => {
			if (!sessionEnd.read()) setProblem(null);
		};
		// It may have been quicker than this effect.
		takeBack();
		return sessionEnd.subscribe(takeBack);
	}, [problem]);

	const refuse = (error: unknown) => {
		if (onRefused?.(error)) return;
		const { placed, elsewhere } = placeFaults(error instanceof ApiError ? error.errors : [], shown);
		for (const { field, message } of placed) inside.engine.setError(field, { type: 'server', message });
		if (elsewhere.length > 0) setProblem(elsewhere.join(' '));
		else if (placed.length === 0) setProblem(sentenceOf(error));
		isOfSession.current = isAboutSession(error);
	};
	const submit = engine.handleSubmit(
		async (body) => {
			setProblem(null);
			isOfSession.current = false;
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
			isOfSession.current = false;
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
		hold: () => {
			isReleased.current = false;
		},
		inside,
	};
}
