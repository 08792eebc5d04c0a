import '../base';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { samples } from './samples';

/** As a web address in a description, or a name: longer than a phone is wide. */
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Every text of the component becomes one long word. */
function lengthen(root: Element) {
	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode())
		if (text.nodeValue?.trim() && !text.parentElement?.closest('svg, style, script')) text.nodeValue = word;
}

/** What is written in these is short: labels, numbers, dates. */
const short = new Set([
	...['AppShell', 'Badge', 'BarChart', 'Button', 'Calendar', 'DateRange', 'DateText', 'FileDrop', 'Inline', 'Kbd'],
	...['LineChart', 'LinkButton', 'Money', 'MoneyField', 'Pagination', 'PhoneField', 'RangeCalendar', 'SplitView'],
	...['Stepper', 'TimeField', 'ToggleButtonGroup', 'Tooltip'],
]);

it.each(Object.entries(samples).filter(([name, { kind }]) => kind !== 'overlay' && !short.has(name)))(
	'[ACC-05] a word that is longer than a phone is wide does not widen what %s stands in',
	async (_name, { render }) => {
		const container = document.body.appendChild(document.createElement('div'));
		container.style.width = '18rem';
		const root = createRoot(container);
		onTestFinished(() => {
			root.unmount();
			container.remove();
		});
		flushSync(() => root.render(render({ 'data-probe': 'one' })));
		await vi.waitUntil(() => container.querySelector('[data-probe="one"]'));
		lengthen(container);
		const how = 'Text that people write takes `overflowWrap`; what is always short is named in `short`';
		expect(container.scrollWidth, how).toBeLessThanOrEqual(container.clientWidth);
	},
);
