import { createRef, type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorSummary, Form } from '../entries';
import { drawPage } from '../root/drawPage';
import { firstStop } from '../root/leadFocus';
import { az } from '../strings/az';
import { type FieldProps, type FieldSample, fields } from './fields';

const patience = { timeout: 15_000 };
const cases = Object.entries(fields);

async function show(content: ReactElement) {
	const { page, draw } = drawPage();
	draw(content);
	const field = await vi.waitUntil(() => page.querySelector<HTMLElement>('[data-probe]'), patience);
	const form = page.querySelector('form') as HTMLFormElement;
	return { page, field, form, sent: () => new FormData(form).getAll('probe') };
}

const probe = { name: 'probe', id: 'probe-id', 'data-probe': 'here' };
const heldBy = ({ holds = 'value' }: FieldSample) => holds;
/** The prop with the initial value, which the field itself holds from then on. */
const defaultOf = (sample: FieldSample) =>
	heldBy(sample) === 'isSelected'
		? 'defaultSelected'
		: `default${heldBy(sample).replace(/^./, (l) => l.toUpperCase())}`;
const tellsBy = (sample: FieldSample) => (heldBy(sample) === 'file' ? 'onFile' : 'onChange');

interface InFormProps {
	children: ReactElement;
	onSubmit?: () => void;
}

function InForm({ children, onSubmit }: InFormProps) {
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit?.();
			}}
		>
			{children}
			<button type="submit">1</button>
			<button type="reset">2</button>
		</form>
	);
}

interface HeldProps extends FieldProps {
	sample: FieldSample;
	first?: unknown;
	onTell: (value: unknown) => void;
}

/** The page holds the value. */
function Held({ sample, first = sample.first, onTell, ...props }: HeldProps) {
	const [value, setValue] = useState(first);
	const onChange = (next: unknown) => {
		setValue(next);
		onTell(next);
	};
	return sample.render({ ...probe, ...props, [heldBy(sample)]: value, [tellsBy(sample)]: onChange });
}

const press = (form: HTMLFormElement, type: string) =>
	userEvent.click(form.querySelector(`button[type="${type}"]`) as Element);
const said = (form: HTMLElement, words: string) => () => expect(form.textContent).toContain(words);

describe.each(cases)('%s', (_name, sample) => {
	const holdsItself = { ...probe, [defaultOf(sample)]: sample.first };
	const isFile = heldBy(sample) === 'file';

	if (!isFile)
		it('[LIB-01] is held by the page: what the page does not take over does not happen', async () => {
			const onChange = vi.fn();
			const held = { ...probe, [heldBy(sample)]: sample.first, onChange };
			const { field, sent } = await show(<InForm>{sample.render(held)}</InForm>);
			await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
			await sample.change(userEvent, field);
			await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(sample.second), patience);
			await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
		});

	it('[LIB-01] holds its value itself, and gives it to a plain form', async () => {
		const onTell = vi.fn();
		const { field, sent } = await show(<InForm>{sample.render({ ...holdsItself, [tellsBy(sample)]: onTell })}</InForm>);
		await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
		await sample.change(userEvent, field);
		await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
		expect(onTell).toHaveBeenLastCalledWith(sample.second);
	});

	it('[LIB-01] takes its first value again when the form is reset, changed or not', async () => {
		const { field, form, sent } = await show(<InForm>{sample.render(holdsItself)}</InForm>);
		await press(form, 'reset');
		await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
		await sample.change(userEvent, field);
		await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
		await press(form, 'reset');
		await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
	});

	// A file can't be given to a field.
	if (!isFile)
		it('[LIB-01] takes what an action answers, though React resets its form', async () => {
			const { form, sent } = await show(<Answered sample={sample} />);
			await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
			await press(form, 'submit');
			await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
		});

	if (!isFile)
		it('tells the page of a reset, once', async () => {
			const onTell = vi.fn();
			const { field, form, sent } = await show(
				<InForm>
					<Held sample={sample} onTell={onTell} />
				</InForm>,
			);
			await sample.change(userEvent, field);
			await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
			onTell.mockClear();
			await press(form, 'reset');
			await vi.waitFor(() => expect(onTell).toHaveBeenCalledExactlyOnceWith(sample.first), patience);
			await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
		});

	if (sample.none !== undefined)
		it('is empty again, and says so once, when the form of a page that began with nothing is reset', async () => {
			const onTell = vi.fn();
			const { field, form, sent } = await show(
				<InForm>
					<Held sample={sample} first={sample.none} onTell={onTell} />
				</InForm>,
			);
			const sentEmpty = sent();
			await (sample.complete ?? sample.change)(userEvent, field);
			await vi.waitFor(() => expect(sent()).not.toEqual(sentEmpty), patience);
			onTell.mockClear();
			await press(form, 'reset');
			await vi.waitFor(() => expect(onTell).toHaveBeenCalledExactlyOnceWith(sample.none), patience);
			await vi.waitFor(() => expect(sent()).toEqual(sentEmpty), patience);
		});

	it('gives a form nothing while it is disabled', async () => {
		const { sent } = await show(<InForm>{sample.render({ ...holdsItself, isDisabled: true })}</InForm>);
		expect(sent()).toEqual([]);
	});

	it('can be read only: it is sent, and no press and no key changes it', async () => {
		const onTell = vi.fn();
		const props = { ...holdsItself, isReadOnly: true, isRequired: true, [tellsBy(sample)]: onTell };
		const { field, form, sent } = await show(<InForm>{sample.render(props)}</InForm>);
		await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
		for (const part of field.querySelectorAll<HTMLElement>('button, label, [role="option"], input')) part.click();
		const focusable = field.querySelector<HTMLElement>(
			'[tabindex="0"], input:enabled:not([hidden]), select, textarea, button',
		);
		focusable?.focus();
		await userEvent.keyboard('7{ArrowDown} {ArrowUp}{ArrowRight} {Backspace}');
		expect(onTell).not.toHaveBeenCalled();
		expect(sent()).toEqual(sample.sent);
		expect(form.checkValidity()).toBe(true);
	});

	if (!sample.isNeverEmpty)
		it('stops a plain form that needs it, in our words, and takes the focus', async () => {
			const onSubmit = vi.fn();
			const { field, form } = await show(
				<InForm onSubmit={onSubmit}>{sample.render({ ...probe, isRequired: true })}</InForm>,
			);
			await press(form, 'submit');
			await vi.waitFor(said(form, az.components.fieldFault.missing), patience);
			expect(onSubmit).not.toHaveBeenCalled();
			await vi.waitFor(() => expect(field.contains(document.activeElement)).toBe(true), patience);
			await (sample.complete ?? sample.change)(userEvent, field);
			await vi.waitFor(() => expect(form.textContent).not.toContain(az.components.fieldFault.missing), patience);
			expect(form.checkValidity()).toBe(true);
		});

	if (!sample.isNeverEmpty)
		it('hands the first correction of what a plain form has refused to the page that holds its value', async () => {
			const onTell = vi.fn();
			const { field, form, sent } = await show(
				<InForm>
					<Held sample={sample} first={sample.none} isRequired onTell={onTell} />
				</InForm>,
			);
			const sentEmpty = sent();
			await press(form, 'submit');
			await vi.waitFor(said(form, az.components.fieldFault.missing), patience);
			await (sample.complete ?? sample.change)(userEvent, field);
			await vi.waitFor(() => expect(onTell).toHaveBeenCalled(), patience);
			await vi.waitFor(() => expect(sent()).not.toEqual(sentEmpty), patience);
			await vi.waitFor(() => expect(form.textContent).not.toContain(az.components.fieldFault.missing), patience);
		});

	it('stops a plain form for a reason of the page', async () => {
		const onSubmit = vi.fn();
		const validate = (value: unknown) =>
			JSON.stringify(value) === JSON.stringify(sample.first) ? 'Başqasını seçin' : true;
		const { field, form } = await show(
			<InForm onSubmit={onSubmit}>{sample.render({ ...holdsItself, validate })}</InForm>,
		);
		await press(form, 'submit');
		await vi.waitFor(said(form, 'Başqasını seçin'), patience);
		expect(onSubmit).not.toHaveBeenCalled();
		await sample.change(userEvent, field);
		await vi.waitFor(() => expect(form.textContent).not.toContain('Başqasını seçin'), patience);
		await press(form, 'submit');
		await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
	});

	it('belongs to the form that it names, wherever it stands: sent, checked and reset with it', async () => {
		const onSubmit = vi.fn();
		const validate = (value: unknown) =>
			JSON.stringify(value) === JSON.stringify(sample.first) ? 'Başqasını seçin' : true;
		const { page, field, sent } = await show(
			<>
				<form aria-label="around">{sample.render({ ...holdsItself, form: 'elsewhere', validate })}</form>
				<form
					id="elsewhere"
					onSubmit={(event) => {
						event.preventDefault();
						onSubmit();
					}}
				>
					<button type="submit">1</button>
					<button type="reset">2</button>
				</form>
			</>,
		);
		const form = page.querySelector('#elsewhere') as HTMLFormElement;
		const around = page.querySelector('form') as HTMLFormElement;
		const values = () => new FormData(form).getAll('probe');
		for (const control of field.querySelectorAll<HTMLInputElement>('input, select, textarea'))
			expect(control.form, control.outerHTML).toBe(form);
		expect(field.hasAttribute('form')).toBe(false);
		await vi.waitFor(() => expect(values()).toEqual(sample.sent), patience);
		await press(form, 'submit');
		await vi.waitFor(said(field.parentElement as HTMLElement, 'Başqasını seçin'), patience);
		expect(onSubmit).not.toHaveBeenCalled();
		await sample.change(userEvent, field);
		await vi.waitFor(() => expect(values()).toEqual(sample.secondSent), patience);
		expect(sent()).toEqual([]);
		expect(around.checkValidity()).toBe(true);
		await press(form, 'reset');
		await vi.waitFor(() => expect(values()).toEqual(sample.sent), patience);
	});

	it('keeps what is written where the page does not let its form be reset', async () => {
		const { field, form, sent } = await show(<InForm>{sample.render(holdsItself)}</InForm>);
		const isReset = vi.fn((event: Event) => event.preventDefault());
		form.addEventListener('reset', isReset);
		await sample.change(userEvent, field);
		await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
		await press(form, 'reset');
		await vi.waitFor(() => expect(isReset).toHaveBeenCalled(), patience);
		// The field answers a turn later.
		await new Promise((resolve) => setTimeout(resolve));
		expect(sent()).toEqual(sample.secondSent);
	});

	it('has the focus where whoever holds its `ref` wants it, as form libraries do with the first fault', async () => {
		const held = createRef<HTMLElement>();
		const { field } = await show(<InForm>{sample.render({ ...holdsItself, ref: held })}</InForm>);
		held.current?.focus();
		await vi.waitFor(() => expect(field.contains(document.activeElement)).toBe(true), patience);
	});

	if (!sample.isNeverEmpty)
		it('stops a plain form that is sent as soon as it is there', () => {
			const onSubmit = vi.fn();
			const { page, draw } = drawPage();
			draw(<InForm onSubmit={onSubmit}>{sample.render({ ...probe, isRequired: true })}</InForm>);
			page.querySelector('form')?.requestSubmit();
			expect(onSubmit).not.toHaveBeenCalled();
		});

	it('says once when the focus has left it, after the value, and not when it moves within', async () => {
		const calls: string[] = [];
		const onBlur = () => calls.push('left');
		const onChange = () => calls.push('changed');
		const { field, form } = await show(
			<InForm>{sample.render({ ...holdsItself, [tellsBy(sample)]: onChange, onBlur })}</InForm>,
		);
		await sample.change(userEvent, field);
		await vi.waitFor(() => expect(calls).toContain('changed'), patience);
		const submit = form.querySelector<HTMLButtonElement>('[type="submit"]');
		// An option of a list can be chosen without it.
		if (!field.contains(document.activeElement)) firstStop(field)?.focus();
		calls.length = 0;
		const frame = Array.from(form.children).find((part) => part.contains(field));
		const stops = frame?.querySelectorAll<HTMLElement>('input, select, textarea, button, [tabindex]') ?? [];
		for (const stop of stops) if (stop.tabIndex >= 0 && stop.checkVisibility()) stop.focus();
		expect(calls).not.toContain('left');
		submit?.focus();
		await vi.waitFor(() => expect(calls.filter((call) => call === 'left')).toEqual(['left']), patience);
	});

	it('says its states at its frame, for styles', async () => {
		const states = { isDisabled: true, isReadOnly: true, isRequired: true, errorMessage: 'Düzəldin' };
		const { field } = await show(sample.render({ ...probe, ...states }));
		for (const state of ['disabled', 'readonly', 'required', 'invalid'])
			await vi.waitFor(() => expect(field.getAttribute(`data-${state}`), state).toBe('true'), patience);
	});

	it('leaves the check to a form that checks by itself', async () => {
		const onSubmit = vi.fn();
		const { form } = await show(
			<Form onSubmit={onSubmit}>
				{sample.render({ ...probe, isRequired: true })}
				<button type="submit">1</button>
			</Form>,
		);
		await press(form, 'submit');
		await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
		expect(form.textContent).not.toContain(az.components.fieldFault.missing);
	});

	it('is reached from the summary of what is wrong', async () => {
		const faults = [{ fieldId: 'probe-id', message: 'Düzəldin' }];
		const { page, field } = await show(
			<>
				<ErrorSummary faults={faults} />
				<InForm>{sample.render(holdsItself)}</InForm>
			</>,
		);
		await userEvent.click(page.querySelector('a') as Element);
		await vi.waitFor(() => expect(field.contains(document.activeElement)).toBe(true), patience);
	});

	if (sample.canBePending)
		it('says that it waits', async () => {
			const { field } = await show(<InForm>{sample.render({ ...holdsItself, isPending: true })}</InForm>);
			const waits = () => field.querySelector(`[aria-busy="true"], [aria-label="${az.components.loading}"]`);
			await vi.waitUntil(waits, patience);
		});
});

describe('the name that a choice had for its value', () => {
	it.each([
		['CardSelect', 'selectedId', 'defaultSelectedId'],
		['OptionList', 'selectedId', 'defaultSelectedId'],
		['ToggleButtonGroup', 'selected', 'defaultSelected'],
	])('works for one more version: %s', async (name, held, holdsItself) => {
		const sample = fields[name] as FieldSample;
		const onChange = vi.fn();
		const byPage = await show(<InForm>{sample.render({ ...probe, [held]: null, onChange })}</InForm>);
		await sample.change(userEvent, byPage.field);
		await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(sample.second), patience);
		await vi.waitFor(() => expect(byPage.sent().join()).toBe(''), patience);
		const byItself = await show(<InForm>{sample.render({ ...probe, [holdsItself]: sample.first })}</InForm>);
		await vi.waitFor(() => expect(byItself.sent()).toEqual(sample.sent), patience);
		const both = { ...probe, value: sample.first, [held]: sample.second, onChange };
		const byBoth = await show(<InForm>{sample.render(both)}</InForm>);
		await vi.waitFor(() => expect(byBoth.sent()).toEqual(sample.sent), patience);
	});
});

/** The answer of an action becomes the field's initial value. */
function Answered({ sample }: { sample: FieldSample }) {
	const [answer, setAnswer] = useState(sample.first);
	return (
		<form noValidate action={async () => setAnswer(sample.second)}>
			{sample.render({ ...probe, [defaultOf(sample)]: answer })}
			<button type="submit">1</button>
		</form>
	);
}
