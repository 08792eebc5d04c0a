import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toast } from '../components/Toast';
import { az } from '../strings/az';
import source from '../strings/az/components.ts?raw';
import { StringsProvider } from '../strings/context';
import { en } from '../strings/en';
import { foreignIn, heardLanguages, readTree } from './reading';
import { componentNames } from './samples';
import { spoken } from './spoken';
import type { Spoken, Step, Target } from './steps';
import { watched } from './watched';

const patience = { timeout: 15_000, interval: 100 };
const nothing = () => undefined;

/** Deprecated phrases, which no component uses any more. */
const leaving = [...source.matchAll(/@deprecated [^*]+\*\/\s+(\w+):/g)].map(([, key]) => `components.${key}`);

/** What a field says without a network: `DatePicker/missingCalendar.alone.test.tsx` hears it. */
const offline = ['components.calendarMissing'];

/** What react-aria announces by itself. */
const announcements = () => [...document.querySelectorAll('[data-live-announcer] [role="log"] > *')];

/** The intended one among all the visible ones. */
function find(target: Target): HTMLElement | null {
	const [selector, place] = typeof target === 'string' ? [target, 0] : target;
	const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
	return seen.at(place) ?? null;
}
const met = (target: Target) =>
	vi.waitUntil(() => find(target), patience).catch(() => expect.fail(`Nothing is there that is ${target}.`));

async function take(step: Step) {
	if ('press' in step) await userEvent.click(await met(step.press));
	if ('keys' in step) await userEvent.keyboard(step.keys);
	if ('drag' in step) {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(['7'], '7'));
		(await met(step.drag)).dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
	}
	if ('write' in step) {
		await userEvent.fill(await met(step.write), step.text);
		await userEvent.tab();
	}
	if (step.shows) await met(step.shows);
}

let end = nothing;
/** A page in a language, with a root to render into that is removed with the test. */
function begin(language: string) {
	document.documentElement.lang = language;
	document.title = '';
	const container = document.body.appendChild(document.createElement('main'));
	const root = createRoot(container);
	end = () => {
		root.unmount();
		container.remove();
	};
	return root;
}
afterEach(async () => {
	end();
	toast.clear();
	for (const left of announcements()) left.remove();
	await page.viewport(1280, 900);
});

it('every component is read', () => {
	expect(Object.keys(spoken).toSorted()).toEqual([...componentNames].sort());
});

const all = Object.entries(spoken).flatMap(([name, given]) => {
	const several: readonly Spoken[] = 'render' in given ? [given] : given;
	return several.map((one, place) => ({ ...one, name: place === 0 ? name : `${name} (${place + 1})` }));
});

describe.each(Object.entries(heardLanguages))('in %s', (language, strings) => {
	const catalogue = watched(strings);

	it.each(all)('[LIB-02] $name says no foreign word, closed and open', async ({ render, steps = [], isNarrow }) => {
		if (isNarrow) await page.viewport(360, 800);
		const root = begin(language);
		root.render(<StringsProvider strings={catalogue.strings}>{render()}</StringsProvider>);
		const heard: string[] = [];
		// Its first announcement takes a moment; later ones are immediate.
		announce('0');
		await vi.waitUntil(() => announcements().length > 0, patience);
		const listen = async () => {
			heard.push(...(await readTree()));
			heard.push(...announcements().map((said) => said.textContent ?? ''));
		};
		await vi.waitUntil(async () => (await readTree()).some((text) => /\d/.test(text)), patience);
		await listen();
		for (const step of steps) {
			await take(step);
			await listen();
		}
		expect(foreignIn(heard, strings, catalogue.said())).toEqual([]);
	});

	it('every phrase of the catalogue was asked for', () => {
		expect(catalogue.unasked(['components', 'desk']).sort()).toEqual([...leaving, ...offline].sort());
	});
});

/** Of every kind: fields, lists, overlays, counters. */
const changing = [
	'ComboBox',
	'DataTable',
	'DatePicker',
	'FileDrop',
	'Menu',
	'NumberStepper',
	'Pagination',
	'RangeCalendar',
];

describe('when the page changes its language', () => {
	it.each(all.filter(({ name }) => changing.includes(name)))(
		'[LIB-02] $name says everything in the new one, open as it is',
		async ({ render, steps = [] }) => {
			const root = begin('az');
			root.render(<StringsProvider strings={az}>{render()}</StringsProvider>);
			await vi.waitUntil(async () => (await readTree()).some((text) => /\d/.test(text)), patience);
			for (const step of steps) await take(step);
			const catalogue = watched(en);
			document.documentElement.lang = 'en';
			root.render(<StringsProvider strings={catalogue.strings}>{render()}</StringsProvider>);
			await vi.waitFor(async () => expect(foreignIn(await readTree(), en, catalogue.said())).toEqual([]), patience);
		},
	);
});
