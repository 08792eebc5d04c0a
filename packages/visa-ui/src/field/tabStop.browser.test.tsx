import '../base';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from '../components/RadioGroup';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup';
import { drawPage } from '../root/drawPage';

const items = [
	{ id: 'bir', label: 'Bir' },
	{ id: 'iki', label: 'İki' },
	{ id: 'üç', label: 'Üç' },
];
// Which of a group without a choice is reached from behind, each browser knows for itself.
const ofNone = [['Bir'], ['Bir', 'Üç']];
const ofOthers = [['İki'], ['İki', 'Üç']];
const focused = () => document.activeElement?.closest('label')?.textContent;

function show(group: ReactNode) {
	const { page, draw } = drawPage();
	const around = (inner: ReactNode) =>
		draw(
			<>
				<button type="button">Əvvəl</button>
				{inner}
				<button type="button">Sonra</button>
			</>,
		);
	around(group);
	/** Who comes from before it, and then from behind it, is at these of its buttons, each once. */
	const stops = async () => {
		const [before, after] = page.querySelectorAll('button');
		before?.focus();
		await userEvent.tab();
		const first = focused();
		after?.focus();
		await userEvent.tab({ shift: true });
		return [...new Set([first, focused()])];
	};
	return { draw: around, stops };
}

it.each<[string, (value: string | null) => ReactNode]>([
	['RadioGroup', (value) => <RadioGroup label="Seçim" items={items} value={value} onChange={() => undefined} />],
	['ToggleButtonGroup', (value) => <ToggleButtonGroup label="Seçim" items={items} value={value} />],
])(
	'%s is reached by Tab at its choice, and at an end while it has none or one that is none of its items',
	async (_, group) => {
		const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const { draw, stops } = show(group('dörd'));
		expect(ofNone).toContainEqual(await stops());
		draw(group('iki'));
		expect(await stops()).toEqual(['İki']);
		draw(group('bir'));
		expect(await stops()).toEqual(['Bir']);
		draw(group('dörd'));
		expect(ofNone).toContainEqual(await stops());
		draw(group(null));
		expect(ofNone).toContainEqual(await stops());
		warned.mockRestore();
	},
);

it('a RadioGroup whose choice can no longer be made is reached by Tab at those that can', async () => {
	const group = (off: string | null) => (
		<RadioGroup
			label="Seçim"
			items={items.map((item) => ({ ...item, isDisabled: item.id === off }))}
			value="bir"
			onChange={() => undefined}
		/>
	);
	const { draw, stops } = show(group('bir'));
	expect(ofOthers).toContainEqual(await stops());
	draw(group(null));
	expect(await stops()).toEqual(['Bir']);
	draw(group('bir'));
	expect(ofOthers).toContainEqual(await stops());
});
