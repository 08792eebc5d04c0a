import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import type { DeskQueue } from 'visa-sdk/rules';
import { words } from '../dashboard/applications/strings';
import { chooseOption } from './chooseOption';

/** What stories of the desk have in common: where they open it, what they wait for, and what they press. */

type Page = ReturnType<typeof within>;
type Hand = Pick<typeof userEvent, 'click'>;

const desk = '/dashboard/visa-applications';
/** Where a story opens the list of a queue. */
export const at = (queue: DeskQueue) => ({ path: `${desk}?queue=${queue}` });
/** Where a story opens the list of all requests. */
export const everywhere = { path: desk };

/** The link of each row, which has the focus while the rows are walked. */
export const rowLinks = (table: HTMLElement) =>
	within(table)
		.getAllByRole('row')
		.flatMap((row) => [...row.querySelectorAll<HTMLElement>('[data-row-target]')]);

/** The list of a queue. @param more as soon as it has more rows than these */
export async function listOf(page: Page, queue: DeskQueue, more = 0): Promise<HTMLElement> {
	const table = await page.findByRole('table', { name: words.queues[queue] });
	await waitFor(() => expect(rowLinks(table).length).toBeGreaterThan(more));
	return table;
}

const anyCase = { name: /nömrəli müraciət/ };
/** The case that is open beside the list, whichever it is. */
export const openCase = (page: Page) => page.findByRole('region', anyCase);
/** Waits until no case is open. */
export const caseIsClosed = (page: Page) =>
	waitFor(() => expect(page.queryByRole('region', anyCase)).not.toBeInTheDocument());

/** Opens the palette by its keys. */
export async function openPalette(hand: { keyboard: (keys: string) => Promise<unknown> }) {
	await hand.keyboard('{Control>}k{/Control}');
	const palette = within(await screen.findByRole('dialog', { name: words.palette.title }));
	const [field] = await palette.findAllByPlaceholderText(words.palette.placeholder);
	if (!field) throw new RangeError('The palette has no field');
	return { palette, field };
}

/** Whom cases are given to where no story is about the person. */
export const colleague = 'Nigar Əhmədova';

/**
 * Chooses whom the chosen cases go to.
 * @param whom null: to nobody
 * @returns the question whether they shall
 */
export async function askToAssign(page: Page, hand: Hand, count: number, whom: string | null = colleague) {
	const control = await page.findByRole('combobox', { name: words.bulk.label });
	// While the staff load, it opens no list.
	await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
	await chooseOption(hand, control, whom ?? words.list.nobody);
	return screen.findByRole('alertdialog', { name: words.bulk.question(count, whom) });
}

/** Says yes to that question. */
export const agree = (question: HTMLElement, hand: Hand) =>
	hand.click(within(question).getByRole('button', { name: words.owner.assign }));

/** The box that chooses all rows of the page. */
export const boxOfAll = (page: Page) => page.getByRole('checkbox', { name: /bütün sətirləri seç/ });
