import { expect } from '@playwright/test';
import { openStory, sheetOf, test } from './storybook';

interface Extracted {
	id: string;
	initialArgs: Record<string, unknown>;
	argTypes: Record<
		string,
		{
			control?: false | { type?: string; disable?: boolean };
			options?: unknown[];
			type?: { name?: string; value?: unknown };
			table?: { type?: { summary?: string } };
		}
	>;
}

/** A type that could not be followed to its values: a style sheet's, or one that has no name. */
const unresolved = /^unknown$|\bcss\.|\['/;

test('every variant is a choice of its values, and no control is an empty or an endless tree', async ({ page }) => {
	await openStory(page, sheetOf('components/Button/Button.stories.tsx'));
	const stories = await page.evaluate(async () => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, Extracted>> };
		};
		const all = Object.values(await preview.extract());
		// Only what can be told: functions and elements are left behind.
		return all.map(({ id, argTypes, initialArgs }) => ({
			id,
			argTypes: JSON.parse(JSON.stringify(argTypes)) as Extracted['argTypes'],
			trees: Object.keys(argTypes).filter((name) => {
				const control = argTypes[name]?.control;
				if (control === false || control?.disable || control?.type !== 'object') return false;
				const text = JSON.stringify(initialArgs[name]) ?? '';
				// What takes one of a few words is a choice, also where a record of them would do.
				const isOfWords = /^"|\| "/.test(argTypes[name]?.table?.type?.summary ?? '');
				return isOfWords || text === '' || text === '{}' || text.length > 2_000 || text.includes('"$$typeof"');
			}),
		}));
	});
	expect(stories.length).toBeGreaterThan(500);
	const faults = stories.flatMap(({ id, argTypes, trees }) => [
		...trees.map((name) => `${id}: ${name} offers 'Set object', or a tree without an end`),
		...Object.entries(argTypes).flatMap(([name, { control, options, type, table }]) => {
			if (unresolved.test(table?.type?.summary ?? '')) return [`${id}: ${name} is of a type that nobody can read`];
			const values = type?.name === 'enum' && Array.isArray(type.value) ? type.value.length : 0;
			// Without a control: the story draws itself.
			return values > 1 && control && !options ? [`${id}: ${name} has values, but is no choice`] : [];
		}),
	]);
	expect(faults).toEqual([]);
});
