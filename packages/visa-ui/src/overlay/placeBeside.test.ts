import { describe, expect, it } from 'vitest';
import { placeBeside } from './placeBeside';

const view = { width: 360, height: 640 };
const bubble = { width: 100, height: 30 };

describe('placeBeside', () => {
	it('stands in the middle of the wanted side', () => {
		const anchor = { left: 150, top: 300, width: 44, height: 44 };
		expect(placeBeside(anchor, bubble, view, 'top')).toEqual({ left: 122, top: 262 });
		expect(placeBeside(anchor, bubble, view, 'bottom')).toEqual({ left: 122, top: 352 });
	});

	it('takes the other side where there is no room', () => {
		expect(placeBeside({ left: 150, top: 10, width: 44, height: 44 }, bubble, view, 'top').top).toBe(62);
		expect(placeBeside({ left: 150, top: 590, width: 44, height: 44 }, bubble, view, 'bottom').top).toBe(552);
	});

	it('stays inside the window', () => {
		expect(placeBeside({ left: 0, top: 300, width: 44, height: 44 }, bubble, view, 'top').left).toBe(8);
		expect(placeBeside({ left: 316, top: 300, width: 44, height: 44 }, bubble, view, 'top').left).toBe(252);
	});
});
