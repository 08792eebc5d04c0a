import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, ErrorSummary, Notice, Stack } from 'visa-ui';
import { Sentence } from '../shell/Sentence';
import { strings } from '../strings';
import { LeaveGuard } from './LeaveGuard';
import type { SiteForm } from './useForm';

export interface FormFrameProps {
	form: SiteForm<unknown>;
	'aria-label'?: string;
	/** Lists all errors above a long form, and focuses that list instead of the first field. */
	hasSummary?: boolean;
	/** Asks before unsent input is lost. */
	isGuarded?: boolean;
	gap?: 'm' | 'l';
	children: ReactNode;
}

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex]';

/**
 * A form of the site: errors that belong to no field are above the fields, Ctrl+Enter submits from anywhere in it, and
 * after a failed submission focus moves to the first error.
 */
export function FormFrame({
	form,
	hasSummary = false,
	isGuarded = false,
	gap = 'm',
	children,
	...name
}: FormFrameProps) {
	const root = useRef<HTMLFormElement>(null);
	const problem = useRef<HTMLDivElement>(null);
	const { attempt } = form;

	useEffect(() => {
		if (attempt === 0) return;
		const fault = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
		if (!fault) problem.current?.scrollIntoView({ block: 'nearest' });
		else if (!hasSummary) (fault.matches(focusable) ? fault : fault.querySelector<HTMLElement>(focusable))?.focus();
	}, [attempt, hasSummary]);

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		form.submit();
	};
	return (
		<form
			{...name}
			ref={root}
			noValidate
			onKeyDown={onKeyDown}
			onSubmit={(event) => {
				event.preventDefault();
				form.submit();
			}}
		>
			<Stack gap={gap}>
				{form.problem && (
					<div ref={problem}>
						<Notice tone="error">
							<Sentence>{form.problem}</Sentence>
						</Notice>
					</div>
				)}
				{hasSummary && <ErrorSummary title={strings.form.problems} faults={form.faults} attempt={attempt} />}
				{children}
			</Stack>
			{isGuarded && <LeaveGuard form={form} />}
		</form>
	);
}

/** The button that submits a form; shows that it is in progress. */
export function SubmitButton({
	form,
	tone = 'primary',
	width,
	children,
}: {
	form: SiteForm<unknown>;
	/** 'critical' for what can't be undone. */
	tone?: 'primary' | 'critical';
	/** As wide as the form's fields, if it is alone below them. */
	width?: 'full';
	children: ReactNode;
}) {
	return (
		<Button type="submit" tone={tone} width={width} isPending={form.isSending}>
			{children}
		</Button>
	);
}
