import { expect, it, vi } from 'vitest';
import { Checkbox, CheckboxGroup, RadioGroup } from '../entries';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'female', label: 'Qadın' },
	{ id: 'male', label: 'Kişi' },
];

it('[LIB-07] choices look the same where a policy lets no style attribute of a server’s page apply', async () => {
	const { page, draw } = drawPage();
	draw(
		<>
			<RadioGroup label="Cins" items={items} />
			<CheckboxGroup label="Dillər" items={items} />
			<Checkbox>Razıyam</Checkbox>
		</>,
	);
	const marks = () =>
		[...page.querySelectorAll('label')].map((label) => {
			const [mark, words] = [...label.children].slice(1).map((part) => part.getBoundingClientRect());
			return [label.offsetWidth, label.offsetHeight, mark?.x, words?.x];
		});
	await vi.waitFor(() => expect(marks()).toHaveLength(5), patience);
	const before = marks();
	for (const element of page.querySelectorAll('[style]')) element.removeAttribute('style');
	await vi.waitFor(() => expect(page.querySelector('[style]')).toBeNull(), patience);
	expect(marks()).toEqual(before);
});
