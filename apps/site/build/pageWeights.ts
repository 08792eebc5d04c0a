import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../dist');

/** The file with each page's budget, in kB. */
export const budgetsPath = resolve(import.meta.dirname, 'budgets.json');

/** The scripts and styles that a page has besides those of every page, as `firstFiles.ts` lists them. */
type FirstFiles = Record<string, { scripts: string[]; styles: string[] }>;

/**
 * What each page of the last build runs and wears as it comes, in kB as it travels: by its address, in the order of the
 * routes. [RTE-10]
 */
export function pageWeights(): Record<string, number> {
	const first: FirstFiles = JSON.parse(readFileSync(resolve(dist, 'first.json'), 'utf8'));
	const html = readFileSync(resolve(dist, 'index.html'), 'utf8');
	const shell = Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g), ([, file]) => `/${file}`);
	if (shell.length < 3) throw new Error('dist/index.html names hardly any scripts and styles: it was not built whole.');
	const weightOf = (file: string) => readFileSync(resolve(dist, `.${file}.br`)).length / 1024;
	return Object.fromEntries(
		Object.entries(first).map(([address, { scripts, styles }]) => [
			address,
			[...shell, ...scripts, ...styles].reduce((sum, file) => sum + weightOf(file), 0),
		]),
	);
}

/** The budgets as they are written down. */
export const readBudgets = (): Record<string, number> => JSON.parse(readFileSync(budgetsPath, 'utf8'));

/** The budget of a page that weighs this much: the next tenth of a kB. */
export const budgetFor = (weight: number) => (Math.ceil(weight * 10) / 10).toFixed(1);
