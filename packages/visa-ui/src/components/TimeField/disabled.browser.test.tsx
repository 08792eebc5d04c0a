import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { TimeField } from '.';

const patience = { timeout: 15_000 };

it.each(['the field', 'a fieldset around it'])(
	'the focus is in its minute again when %s is enabled again, unless it is elsewhere by now',
	async (which) => {
		const { page, draw } = drawPage();
		const isAround = which !== 'the field';
		const show = (isDisabled: boolean) =>
			draw(
				<section>
					<fieldset disabled={isAround && isDisabled}>
						<TimeField label="Saat" defaultValue="10:30" isDisabled={!isAround && isDisabled} />
					</fieldset>
					<button type="button">Son</button>
				</section>,
			);
		show(false);
		const minute = await vi.waitUntil(() => page.querySelectorAll<HTMLElement>('[role="spinbutton"]')[1], patience);
		const other = page.querySelector<HTMLElement>('section > button');
		minute.focus();
		for (const goesOn of [false, true]) {
			show(true);
			await expect.poll(() => document.activeElement?.matches('[data-disabled]'), patience).toBe(true);
			if (goesOn) other?.focus();
			show(false);
			await expect.poll(() => page.querySelector('[data-disabled]'), patience).toBeNull();
			await expect.poll(() => document.activeElement, patience).toBe(goesOn ? other : minute);
		}
		show(true);
		await expect.poll(() => page.querySelector('[data-disabled]'), patience).not.toBeNull();
		expect(document.activeElement).toBe(other);
	},
);
