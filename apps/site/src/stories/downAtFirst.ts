import { HttpResponse, http } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import { handlersFor } from 'visa-sdk/mocks';

/** What the server says while it is down. */
const fault = 'Baza cavab vermir';

/** A list of staff that can't be read at first: it says why, and is read when it is tried again. @param path of its call */
export function downAtFirst(path: string) {
	let isDown = true;
	return {
		parameters: {
			msw: [
				http.get(path, () => (isDown ? HttpResponse.json({ message: fault }, { status: 503 }) : undefined)),
				...handlersFor('admin'),
			],
		},
		beforeEach: () => {
			isDown = true;
		},
		play: async ({
			canvas,
			userEvent,
		}: {
			canvas: ReturnType<typeof within>;
			userEvent: { click: (element: Element) => Promise<void> };
		}) => {
			await canvas.findByText(fault);
			isDown = false;
			await userEvent.click(await canvas.findByRole('button', { name: /^Yenidən cəhd/ }));
			await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1));
		},
	};
}
