import '../../base';
import { expect, it, onTestFinished } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { emulate } from '../../theme/emulated';
import { type Filter, FilterBar } from '.';

const options = [{ id: 'IN_REVIEW', label: 'Baxılır' }];
const filters: Filter[] = [
	{ id: 'one', kind: 'select', label: 'Status', options },
	{ id: 'several', kind: 'select', label: 'Hadisə', options, isMultiple: true },
];

it.each([
	['', {}],
	[' in forced colours', { colours: 'forced' } as const],
])(
	'a filter of several choices is written like one of a single choice, empty and chosen%s',
	async (_name, features) => {
		onTestFinished(() => emulate({}));
		await emulate(features);
		const { page, draw } = drawPage();
		const inks = (chosen?: string) => {
			draw(
				<FilterBar
					label="Jurnal"
					filters={filters}
					value={{ one: chosen, several: chosen }}
					onChange={() => undefined}
				/>,
			);
			return ['button[role="combobox"] > span', 'button[aria-haspopup="dialog"] > span'].map((words) => {
				const span = page.querySelector(words);
				return span && getComputedStyle(span).color;
			});
		};
		await expect.poll(() => inks()[1], { timeout: 15_000 }).not.toBeNull();
		const [soft, softOfSeveral] = inks();
		const [ink, inkOfSeveral] = inks('IN_REVIEW');
		expect(softOfSeveral).toBe(soft);
		expect(inkOfSeveral).toBe(ink);
		expect(soft).not.toBe(ink);
	},
);
