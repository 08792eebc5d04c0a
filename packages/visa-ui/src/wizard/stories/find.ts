import { expect, waitFor, type within } from 'storybook/test';

/** What a story looks for on the wizard's page, in Azerbaijani. */
type Canvas = ReturnType<typeof within>;

export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
export const nextButton = (canvas: Canvas) => canvas.getByRole('button', { name: /Növbəti mərhələyə keç/ });
export const card = (canvas: Canvas, name: string) => canvas.getByRole('row', { name });
export const isBlocked = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'true');
export const isFree = (button: HTMLElement) => waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

export const ticketOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Səyahətiniz' });
export const fileInput = (place: HTMLElement) => {
	const input = place.querySelector<HTMLInputElement>('input[type=file]');
	if (!input) throw new Error('no file input');
	return input;
};
export const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
