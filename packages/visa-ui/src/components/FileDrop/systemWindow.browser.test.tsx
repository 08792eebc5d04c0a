import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { FileDrop } from './FileDrop';

it('is not left while files are looked for in a window of the system', () => {
	const onBlur = vi.fn();
	const { page, draw } = drawPage();
	draw(<FileDrop label="Pasport" note="PNG" onRefused={() => undefined} onBlur={onBlur} />);
	const input = page.querySelector('input') as HTMLInputElement;
	input.focus();
	// As of a window that another one covers: the page's focus stays where it is.
	input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	expect(onBlur).not.toHaveBeenCalled();
	input.blur();
	expect(onBlur).toHaveBeenCalledOnce();
});
