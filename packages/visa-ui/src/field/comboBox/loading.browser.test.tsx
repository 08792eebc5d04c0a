import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from '../../components/ComboBox';
import { MultiSelect } from '../../components/MultiSelect';
import { drawPage } from '../../root/drawPage';

const patience = { timeout: 15_000 };
const items = ['Albania', 'Germany', 'Italy', 'Malta'].map((label) => ({ id: label.toLowerCase(), label }));
const onChange = vi.fn();
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
beforeEach(() => {
	onChange.mockClear();
	onSubmit.mockClear();
});

const inForm = (field: ReactElement) => (
	<form onSubmit={onSubmit}>
		{field}
		<button type="submit">Göndər</button>
		<button type="reset">Təmizlə</button>
	</form>
);
/** A field whose list arrives after all else has been done. */
const arriving = (isHere: boolean) => ({ items: isHere ? items : [], isPending: !isHere });
const one = (isHere: boolean, rest = {}) =>
	inForm(<ComboBox label="Ölkə" name="it" {...arriving(isHere)} {...rest} onChange={onChange} />);
const several = (isHere: boolean, rest = {}) =>
	inForm(<MultiSelect label="Ölkə" name="it" {...arriving(isHere)} {...rest} onChange={onChange} />);
const found = (isHere: boolean) =>
	inForm(
		<ComboBox
			label="Ölkə"
			name="it"
			items={isHere ? items.slice(2) : items.slice(0, 1)}
			isPending={!isHere}
			isFiltered
			onChange={onChange}
		/>,
	);
const input = () => document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).getAll('it');
const marked = () => document.querySelector('[role=option][data-active]')?.textContent;

async function during(field: (isHere: boolean) => ReactElement, keys: string) {
	const { draw } = drawPage();
	draw(field(false));
	await userEvent.click(page.getByRole('combobox', { name: 'Ölkə' }));
	await userEvent.keyboard(keys);
	return () => draw(field(true));
}

it.each<[string, typeof one, string, string]>([
	['letters and Enter', one, 'ita{Enter}', 'italy'],
	['the whole way by arrows', one, '{ArrowDown}{ArrowDown}{Enter}', 'italy'],
	['the way from the end', one, '{Escape}{ArrowUp}{Enter}', 'malta'],
	['letters, an arrow and Enter', one, 'ita{ArrowDown}{Enter}', 'italy'],
	['letters, an arrow and Tab', one, 'ita{ArrowDown}{Tab}', 'italy'],
	['letters, Enter and Tab', one, 'ita{Enter}{Tab}', 'italy'],
	['a whole name and Tab', one, 'italy{Tab}', 'italy'],
	['letters and Enter among several', several, 'ita{Enter}', 'italy'],
	['letters, an arrow and Tab among several', several, 'ita{ArrowDown}{Tab}', 'italy'],
	['letters and Enter in a server’s results', found, 'a{Enter}', 'italy'],
	['arrows and Enter in a server’s results', found, 'a{ArrowDown}{Enter}', 'malta'],
])('%s wait for the list to load, and submit nothing meanwhile', async (_, field, keys, id) => {
	const arrive = await during(field, keys);
	expect(onChange).not.toHaveBeenCalled();
	arrive();
	await vi.waitFor(() => expect(sent()).toEqual([id]), patience);
	expect(onChange).toHaveBeenCalledOnce();
	expect(onSubmit).not.toHaveBeenCalled();
});

it('the text stays where the field is left before its list has loaded', async () => {
	const arrive = await during(one, 'Italy{Tab}');
	expect(input().value).toBe('Italy');
	expect(document.querySelector('[role=option]')).toBeNull();
	arrive();
	await vi.waitFor(() => expect(sent()).toEqual(['italy']), patience);
	expect(input()).not.toHaveFocus();
	expect(input().getAttribute('aria-expanded')).toBe('false');
});

it('what no row is named does not stay in a field that was left', async () => {
	const arrive = await during(one, 'Atlantis{Tab}');
	expect(input().value).toBe('Atlantis');
	arrive();
	await vi.waitFor(() => expect(input().value).toBe(''), patience);
	expect(onChange).not.toHaveBeenCalled();
});

it('arrows alone mark the row to which they have gone', async () => {
	const arrive = await during(one, '{ArrowDown}{ArrowDown}{ArrowDown}');
	arrive();
	await vi.waitFor(() => expect(marked()).toBe('Malta'), patience);
	expect(onChange).not.toHaveBeenCalled();
});

it.each([
	['more letters', 'ita{Enter}x', 'itax'],
	['Escape', 'ita{Enter}{Escape}', ''],
])('%s take back an Enter that waits', async (_, keys, text) => {
	const arrive = await during(one, keys);
	arrive();
	await vi.waitFor(() => expect(input().value).toBe(text), patience);
	expect(onChange).not.toHaveBeenCalled();
});

it('a reset takes back the text that waits', async () => {
	const arrive = await during(one, 'Italy{Tab}');
	await userEvent.click(page.getByRole('button', { name: 'Təmizlə' }));
	await vi.waitFor(() => expect(input().value).toBe(''), patience);
	arrive();
	await userEvent.click(input());
	await vi.waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(4), patience);
	expect(onChange).not.toHaveBeenCalled();
});

const shut: [string, (field: typeof one, isHere: boolean, isShut: boolean) => ReactElement][] = [
	['disabled', (field, isHere, isDisabled) => field(isHere, { isDisabled })],
	['read-only', (field, isHere, isReadOnly) => field(isHere, { isReadOnly })],
	['in a disabled fieldset', (field, isHere, isShut) => <fieldset disabled={isShut}>{field(isHere)}</fieldset>],
];
it.each(
	shut.flatMap(([state, draw]) => [
		{ state, draw, kind: 'ComboBox', field: one },
		{ state, draw, kind: 'MultiSelect', field: several },
	]),
)('what waits is forgotten where $kind is $state before its list has loaded', async ({ draw, field }) => {
	const arrive = await during((isHere) => draw(field, isHere, isHere), 'italy{Enter}{Tab}');
	expect(input().value).toBe('italy');
	arrive();
	await vi.waitFor(() => expect(input().value).toBe(''), patience);
	expect(onChange).not.toHaveBeenCalled();
});

it('whoever comes back to the text goes on with it', async () => {
	const arrive = await during(one, 'ital{Tab}');
	await userEvent.click(input());
	arrive();
	await vi.waitFor(() => expect(marked()).toBe('Italy'), patience);
	expect(input().value).toBe('ital');
	expect(onChange).not.toHaveBeenCalled();
});

it('Enter creates nothing before the list tells whether it exists', async () => {
	const onCreate = vi.fn();
	const field = (isHere: boolean) => (
		<ComboBox label="Ölkə" items={isHere ? items : []} isPending={!isHere} onCreate={onCreate} onChange={onChange} />
	);
	const arrive = await during(field, 'italy{Enter}');
	expect(onCreate).not.toHaveBeenCalled();
	arrive();
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('italy'), patience);
	expect(onCreate).not.toHaveBeenCalled();
});

it('text from before the page’s scripts waits for the list too', async () => {
	const host = document.body.appendChild(document.createElement('main'));
	host.innerHTML = renderToString(one(false));
	input().value = 'italy';
	const root = hydrateRoot(host, one(false));
	onTestFinished(() => {
		root.unmount();
		host.remove();
	});
	await vi.waitFor(() => expect(Object.keys(input()).join()).toContain('__react'), patience);
	expect(input().value).toBe('italy');
	root.render(one(true));
	await vi.waitFor(() => expect(sent()).toEqual(['italy']), patience);
});
