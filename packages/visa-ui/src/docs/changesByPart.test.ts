import { expect, it } from 'vitest';
import { changesByPart } from './changesByPart';

const names = ['Button', 'ComboBox', 'Form', 'Menu', 'Switch', 'Tabs'];
const of = (...words: string[]) =>
	changesByPart(
		words.map((one) => ({ size: 'minor', words: one })),
		names,
	);

it('each sentence stands under the component that it names, and one that names none under the one before it', () => {
	expect(of('A ComboBox finds names. It takes `items`. Button takes `isBlocked`.')).toEqual([
		{ part: 'Button', news: [{ words: 'Button takes `isBlocked`.', isBreaking: false }] },
		{
			part: 'ComboBox',
			news: [
				{ words: 'A ComboBox finds names.', isBreaking: false },
				{ words: 'It takes `items`.', isBreaking: false },
			],
		},
	]);
});

it('what breaks says so at its beginning, and comes first', () => {
	const [menu] = of('A Menu has sections. **Breaking:** its `rows` are `items`.');
	expect(menu?.news).toEqual([
		{ words: 'Its `rows` are `items`.', isBreaking: true },
		{ words: 'A Menu has sections.', isBreaking: false },
	]);
});

it('two components are both told, more stand together, and what is about none comes last', () => {
	const parts = of('Menu and Tabs fold.', 'New: Switch, Menu and Tabs.', 'The wizard waits.', 'A licence.').map(
		({ part }) => part,
	);
	expect(parts).toEqual(['Menu', 'Tabs', 'Several components', 'The package', 'Wizard']);
});

it('the same sentence is said once', () => {
	expect(of('Catalogues of your own need words.', 'Catalogues of your own need words.')).toHaveLength(1);
});
