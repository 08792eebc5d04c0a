import { type userEvent, within } from 'storybook/test';

/** For stories: chooses a row of a Select by its text, as soon as it is there. */
export async function chooseOption(hand: Pick<typeof userEvent, 'click'>, control: HTMLElement, text: string) {
	await hand.click(control);
	// Its list is beside it, wherever in the page it is.
	const frame = within(control.parentElement ?? control);
	await hand.click(await frame.findByRole('option', { name: text }));
}
