import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { pageOf, sheetOf, storiesForAnyWindow } from './entries';
import { openStory, test } from './storybook';

interface Extracted {
	id: string;
	title: string;
	/** `states`: what has a column or a row in a states story. */
	parameters: { states?: string[] };
	initialArgs: Record<string, unknown>;
	argTypes: Record<
		string,
		{
			description?: string;
			control?: false | { type?: string; disable?: boolean };
			options?: unknown[];
			type?: { name?: string; value?: unknown; required?: boolean };
			table?: { type?: { summary?: string }; defaultValue?: { summary?: string } };
		}
	>;
}

/** A type that couldn't be resolved to its values: a style sheet's, or one without a name. */
const unresolved = /^unknown$|\bcss\.|\['/;

// All ask Storybook the same, which loads every story for the answer: one browser is asked, once.
test.describe.configure({ mode: 'default' });
let known: ReturnType<typeof extract> | undefined;
const extracted = (page: Page) => (known ??= extract(page));

/** What Storybook knows of each story. */
async function extract(page: Page) {
	await openStory(page, sheetOf('components/Button/Button.stories.tsx'));
	const stories = await page.evaluate(async () => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, Extracted>> };
		};
		const all = Object.values(await preview.extract());
		// Only serialisable values: functions and elements are left out.
		return all.map(({ id, title, parameters, argTypes, initialArgs }) => ({
			id,
			title,
			states: parameters.states,
			argTypes: JSON.parse(JSON.stringify(argTypes)) as Extracted['argTypes'],
			trees: Object.keys(argTypes).filter((name) => {
				const control = argTypes[name]?.control;
				if (control === false || control?.disable || control?.type !== 'object') return false;
				const text = JSON.stringify(initialArgs[name]) ?? '';
				// What takes one of a few words is a choice, even if a record of them would be possible.
				const isOfWords = /^"|\| "/.test(argTypes[name]?.table?.type?.summary ?? '');
				return isOfWords || text === '' || text === '{}' || text.length > 2_000 || /"\$\$typeof"|[[:,][[{]/.test(text);
			}),
		}));
	});
	expect(stories.length).toBeGreaterThan(500);
	return stories;
}

test('every variant is a choice of its values, and no control is an empty or an endless tree', {
	tag: '@whole',
}, async ({ page }) => {
	const stories = await extracted(page);
	const faults = stories.flatMap(({ id, argTypes, trees }) => [
		...trees.map((name) => `${id}: ${name} offers 'Set object', or a tree without an end`),
		...Object.entries(argTypes).flatMap(([name, { control, options, type, table }]) => {
			if (unresolved.test(table?.type?.summary ?? '')) return [`${id}: ${name} is of a type that nobody can read`];
			const values = type?.name === 'enum' && Array.isArray(type.value) ? type.value.length : 0;
			// Without controls: the story renders itself.
			return values > 1 && control && !options ? [`${id}: ${name} has values, but is no choice`] : [];
		}),
	]);
	expect(faults).toEqual([]);
});

test('every prop that a table tells of says what it changes, or when one needs it', { tag: '@whole' }, async ({
	page,
}) => {
	const stories = await extracted(page);
	const untold = stories.flatMap(({ title, argTypes }) =>
		Object.entries(argTypes)
			// What has no type isn't a prop of the component: only its stories know it.
			.filter(([, { table, description }]) => table?.type?.summary && !description?.trim())
			.map(([name]) => `${title}: ${name}`),
	);
	expect([...new Set(untold)]).toEqual([]);
	// The largest component has a table too.
	const ofTable = stories.find(({ id }) => id.startsWith('documents-datatable--'));
	expect(ofTable?.argTypes.rows?.description).toBeTruthy();
});

test('every prop that can be left out for false, or has words of its own, says so as its default', {
	tag: '@whole',
}, async ({ page }) => {
	const stories = await extracted(page);
	const untold = stories.flatMap(({ title, argTypes }) =>
		Object.entries(argTypes).flatMap(([name, { table, type, description = '' }]) => {
			const isOwed = table?.type?.summary === 'boolean' || /has a default in each language/.test(description);
			return isOwed && !type?.required && !table?.defaultValue?.summary ? [`${title}: ${name}`] : [];
		}),
	);
	expect([...new Set(untold)]).toEqual([]);
	const density = stories.find(({ id }) => id.startsWith('documents-datatable--'))?.argTypes.density;
	expect(density?.table?.defaultValue?.summary).toContain('comfortable');
});

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** The props that some component has on unless told otherwise: also those which it takes from the one that is used. */
function onByDefault(): Set<string> {
	const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
		(path) => /^(components|overlay|field|wizard)\/.*\.tsx$/.test(path) && !/\.(stories|test)\./.test(path),
	);
	const code = files.map((path) => readFileSync(source + path, 'utf8')).join('\n');
	return new Set([...code.matchAll(/\b((?:is|has|can)[A-Z]\w*) = true,/g)].map(([, name]) => name ?? ''));
}
/** A calendar of single days is mostly of days near today: its months are listed on request. */
const offAfterAll = ['Fields/Calendar: hasMonthChoice'];

test('no table says false of what is true by default, by the words of the prop or by the code of a part inside', {
	tag: '@whole',
}, async ({ page }) => {
	const stories = await extracted(page);
	const on = onByDefault();
	expect([...on]).toContain('isDismissable');
	const wrong = stories.flatMap(({ title, argTypes }) =>
		Object.entries(argTypes).flatMap(([name, { table, description = '' }]) =>
			table?.defaultValue?.summary === 'false' && (on.has(name) || /^Set to false|true by default/.test(description))
				? [`${title}: ${name}`]
				: [],
		),
	);
	expect([...new Set(wrong)].filter((prop) => !offAfterAll.includes(prop))).toEqual([]);
});

/** What can be typed; and what takes more than a few words, some of which are typed. */
const isTyped =
	/^((string|number|null)( \| (string|number|null|CalendarDate))*|ReactNode|HTMLInputAutoCompleteAttribute)$/;

test('what is a choice of values is typed nowhere: by no control of any story of its component', {
	tag: '@whole',
}, async ({ page }) => {
	const stories = await extracted(page);
	const componentOf = (title: string) => title.split(' ')[0];
	const choices = new Set(
		stories.flatMap(({ title, argTypes }) =>
			Object.entries(argTypes).flatMap(([name, { options }]) => (options ? [`${componentOf(title)}: ${name}`] : [])),
		),
	);
	const typed = stories.flatMap(({ id, title, argTypes }) =>
		Object.entries(argTypes).flatMap(([name, { control, table }]) => {
			const summary = table?.type?.summary;
			const isWrong = choices.has(`${componentOf(title)}: ${name}`) || (summary && !isTyped.test(summary));
			return control && control.type === 'text' && isWrong ? [`${id}: ${name} is ${summary}`] : [];
		}),
	);
	expect(typed).toEqual([]);
});

test('a control’s story of states shows each state that the control has a prop for', { tag: '@whole' }, async ({
	page,
}) => {
	const stories = await extracted(page);
	const propOf = { disabled: 'isDisabled', 'read-only': 'isReadOnly', pending: 'isPending', invalid: 'errorMessage' };
	const missing = stories.flatMap(({ title, states }) => {
		if (!states) return [];
		const props = new Set(
			stories.filter((one) => one.title === title).flatMap(({ argTypes }) => Object.keys(argTypes)),
		);
		return Object.entries(propOf).flatMap(([state, prop]) =>
			props.has(prop) && !states.includes(state) ? [`${title}: ${state}`] : [],
		);
	});
	expect(missing).toEqual([]);
	expect(stories.filter(({ states }) => states).length).toBeGreaterThan(30);
});

test('[LIB-02] controls offer a story’s words in the language of the toolbar, in the panel and on the page, and take others', {
	tag: '@whole',
}, async ({ page }) => {
	const [plain] = storiesForAnyWindow('components/EmptyState/EmptyState.stories.tsx');
	const setLanguage = (language: string) =>
		page.evaluate(
			(globals) => {
				const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
					__STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, data: object) => void };
				};
				channel.emit('updateGlobals', { globals });
			},
			{ language },
		);
	const title = page.locator('[id^="control-"][id$="title"]');
	await page.goto(`${process.env.STORYBOOK_URL}?path=/story/${plain?.id}&globals=language:en`);
	await expect(title).toHaveValue('You have no requests yet');
	const shown = page.locator('#storybook-preview-iframe').contentFrame().getByRole('heading');
	await setLanguage('ru');
	await expect(title).toHaveValue('У вас пока нет заявок');
	await expect(shown).toHaveText('У вас пока нет заявок');
	// Nothing has been changed, so the address has nothing to say.
	await expect(page).toHaveURL(/language:ru/);
	expect(page.url()).not.toContain('args=');
	await title.fill('Пусто');
	await expect(shown).toHaveText('Пусто');
	await page.getByRole('button', { name: 'Reset controls' }).click();
	await expect(title).toHaveValue('У вас пока нет заявок');
	await setLanguage('az');
	await expect(title).toHaveValue('Hələ müraciətiniz yoxdur');
	// The story has not been drawn yet where the page stands alone.
	await page.goto(
		`${process.env.STORYBOOK_URL}iframe.html?id=${pageOf('components/EmptyState/EmptyState.mdx')}&viewMode=docs&globals=language:en`,
	);
	await expect(title).toHaveValue('You have no requests yet');
	await setLanguage('ru');
	await expect(title).toHaveValue('У вас пока нет заявок');
	await title.fill('Пусто');
	await expect(page.locator('.docs-story').first().getByRole('heading')).toHaveText('Пусто');
});
