import { expect, type userEvent, waitFor, within } from 'storybook/test';

/** For stories: chooses a row of a Select by its text, once it is there. */
export async function chooseOption(hand: Pick<typeof userEvent, 'click'>, control: HTMLElement, text: string) {
	await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
	await hand.click(control);
	const list = await waitFor(() => {
		const id = control.getAttribute('aria-controls') ?? '';
		const opened = control.ownerDocument.getElementById(id);
		if (!opened) throw new Error('The list has not opened.');
		return opened;
	});
	await hand.click(await within(list).findByRole('option', { name: text }));
}
