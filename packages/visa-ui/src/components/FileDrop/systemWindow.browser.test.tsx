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

it('the same file can be chosen again, by keys too', () => {
	const { page, draw } = drawPage();
	draw(<FileDrop label="Pasport" note="PNG" onRefused={() => undefined} />);
	const input = page.querySelector('input') as HTMLInputElement;
	const chosen = new DataTransfer();
	chosen.items.add(new File(['a'], 'pasport.png', { type: 'image/png' }));
	input.files = chosen.files;
	// The browser reports a change only if the value is another.
	expect(input.value).not.toBe('');
	// No window of the system is opened by a press that nobody made.
	input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	expect(input.value).toBe('');
});
