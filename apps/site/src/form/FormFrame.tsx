import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, ErrorSummary, Notice, Stack } from 'visa-ui';
import { Sentence } from '../shell/Sentence';
import { strings } from '../strings';
import { LeaveGuard } from './LeaveGuard';
import type { SiteForm } from './useForm';

export interface FormFrameProps {
	form: SiteForm<unknown>;
	'aria-label'?: string;
	/** Lists all faults above a long form, and gives that list the focus instead of the first field. */
	hasSummary?: boolean;
	/** Asks before what was typed is lost. */
	isGuarded?: boolean;
	gap?: 'm' | 'l';
	children: ReactNode;
}

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex]';

/**
 * A form of the site: what is wrong beside its fields stands above them, Ctrl+Enter sends it from anywhere in it, and
 * after a try that failed the focus is where the first fault is.
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

/** The button that sends a form; shows that it is under way. */
export function SubmitButton({
	form,
	tone = 'primary',
	width,
	children,
}: {
	form: SiteForm<unknown>;
	/** 'critical' for what can't be taken back. */
	tone?: 'primary' | 'critical';
	/** As wide as the form's fields, where it stands alone below them. */
	width?: 'full';
	children: ReactNode;
}) {
	return (
		<Button type="submit" tone={tone} width={width} isPending={form.isSending}>
			{children}
		</Button>
	);
}
