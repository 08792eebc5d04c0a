import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { useAfterPress } from './useAfterPress';

/** A field whose error, once it is left, moves the button below it. */
function Form({ onPress }: { onPress: () => void }) {
	const [isLeft, setLeft] = useState(false);
	const afterPress = useAfterPress();
	return (
		<div style={{ lineHeight: '60px' }}>
			<input aria-label="Day" onBlur={() => afterPress(() => setLeft(true))} />
			{isLeft && <p role="alert">Not a day</p>}
			<div>
				<button type="button" onClick={onPress}>
					Back
				</button>
			</div>
		</div>
	);
}

it('[WIZ-03] [DAT-04] a press counts that makes an error appear above what is pressed', async () => {
	const pressed = vi.fn();
	drawPage().draw(<Form onPress={pressed} />);
	await page.getByRole('textbox').click();
	await page.getByRole('button').click();
	await expect.element(page.getByRole('alert')).toBeVisible();
	expect(pressed).toHaveBeenCalledOnce();
});

it('[DAT-04] without a press the error appears as soon as the field is left', async () => {
	drawPage().draw(<Form onPress={() => {}} />);
	const field = page.getByRole('textbox').element() as HTMLElement;
	field.focus();
	field.blur();
	await expect.element(page.getByRole('alert')).toBeVisible();
});
