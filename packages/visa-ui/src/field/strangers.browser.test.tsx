import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { MultiSelect } from '../components/MultiSelect';
import { drawPage } from '../root/drawPage';

const items = ['Almaniya', 'İtaliya', 'Yaponiya'].map((label) => ({ id: label, label }));
const defaultValue = ['Yaponiya', 'SSRİ'];

it.each([
	['a CheckboxGroup', <CheckboxGroup key="1" label="Ölkələr" name="country" {...{ items, defaultValue }} />, 'SSRİ'],
	[
		'a MultiSelect',
		<MultiSelect key="2" label="Ölkələr" name="country" {...{ items, defaultValue }} />,
		'li:last-child button',
	],
])(
	'%s keeps what it holds although none of its items has it, shows it, and lets go of it when asked to',
	async (_name, field, stranger) => {
		const { page, draw } = drawPage();
		draw(<form>{field}</form>);
		const sent = () => new FormData(page.querySelector('form') ?? undefined).getAll('country');
		const box = (id: string) => page.querySelector<HTMLElement>(`input[type="checkbox"][value="${id}"]`);
		expect(sent()).toEqual(['Yaponiya', 'SSRİ']);
		expect(page.textContent).toContain('SSRİ');
		const first = box('Almaniya');
		if (first) await userEvent.click(first);
		else {
			await userEvent.click(page.querySelector('input[role="combobox"]') as HTMLElement);
			await userEvent.keyboard('alm{Enter}{Escape}');
		}
		await vi.waitFor(() => expect(sent()).toEqual(['Almaniya', 'Yaponiya', 'SSRİ']));
		await userEvent.click(box(stranger) ?? (page.querySelector(stranger) as HTMLElement));
		await vi.waitFor(() => expect(sent()).toEqual(['Almaniya', 'Yaponiya']));
		// A box stays, to be ticked again; a tag goes.
		expect(page.querySelector('ul')?.textContent ?? '').not.toContain('SSRİ');
	},
);

it('what is held before the items have come is not shown by its id, and stays', () => {
	const { page, draw } = drawPage();
	const onChange = vi.fn();
	draw(
		<form>
			<CheckboxGroup label="Ölkələr" items={[]} value={defaultValue} onChange={onChange} />
			<MultiSelect label="Ölkələr" items={[]} value={defaultValue} onChange={onChange} isPending />
		</form>,
	);
	expect(page.textContent).not.toContain('SSRİ');
	draw(
		<form>
			<CheckboxGroup label="Ölkələr" items={items} value={defaultValue} onChange={onChange} />
		</form>,
	);
	page.querySelector<HTMLElement>('input[value="Almaniya"]')?.click();
	expect(onChange).toHaveBeenLastCalledWith(['Almaniya', 'Yaponiya', 'SSRİ']);
});
