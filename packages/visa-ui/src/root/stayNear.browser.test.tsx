import { expect, it, vi } from 'vitest';
import { drawPage } from './drawPage';
import { stayNear } from './stayNear';

function place(html: string) {
	const { page } = drawPage();
	page.innerHTML = html;
	return (name: string) => page.querySelector(`#${name}`) as HTMLElement;
}

it('a place without a box, which can not have the focus, stays as it was', () => {
	const the = place(
		'<div id="around"><div id="none" style="display: contents"><button id="lost" disabled>1</button></div></div>',
	);
	expect(stayNear(the('lost'))).toBe(the('around'));
	expect(document.activeElement).toBe(the('around'));
	expect(the('none').hasAttribute('tabindex')).toBe(false);
});

it('a place that has the focus instead keeps its own handler of leaving, and is as before once it is left', () => {
	const the = place('<div id="around"><button id="lost" disabled>1</button></div><button id="next">2</button>');
	const onLeft = vi.fn();
	the('around').onblur = onLeft;
	stayNear(the('lost'));
	expect(the('around').tabIndex).toBe(-1);
	the('next').focus();
	expect(onLeft).toHaveBeenCalledOnce();
	expect(the('around').hasAttribute('tabindex')).toBe(false);
	// Also the second time.
	stayNear(the('lost'));
	the('next').focus();
	expect(onLeft).toHaveBeenCalledTimes(2);
	expect(the('around').hasAttribute('tabindex')).toBe(false);
});
