import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus';

/** As much of a page as moving the focus asks for: what has it, what is displayed, and frames drawn one by one. */
const body = {};
const control = () => ({
	isShown: true,
	getClientRects() {
		return this.isShown ? [{}] : [];
	},
	matches: () => false,
	focus: vi.fn(),
});
let pressed: ReturnType<typeof control>;
let heading: ReturnType<typeof control>;
let page: { body: object; activeElement: object; question: object | null; querySelector: () => object | null };
let frames: (() => void)[];

function drawFrames(count: number) {
	for (let drawn = 0; drawn < count; drawn++) for (const draw of frames.splice(0)) draw();
}
function takeAway() {
	pressed.isShown = false;
	page.activeElement = body;
}
const moveOn = () => keepFocus(() => heading as unknown as HTMLElement);

beforeEach(() => {
	[pressed, heading, frames] = [control(), control(), []];
	page = { body, activeElement: pressed, question: null, querySelector: () => page.question };
	vi.stubGlobal('document', page);
	vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => vi.unstubAllGlobals());

it('[ACC-03] moves on although what was pressed goes only some frames later, as on a slow device', () => {
	moveOn();
	drawFrames(5);
	expect(heading.focus).not.toHaveBeenCalled();
	takeAway();
	drawFrames(1);
	expect(heading.focus).toHaveBeenCalledOnce();
	expect(frames).toEqual([]);
});

it('[ACC-03] waits for a question over the page to close', () => {
	page.question = {};
	moveOn();
	takeAway();
	drawFrames(200);
	expect(heading.focus).not.toHaveBeenCalled();
	page.question = null;
	drawFrames(1);
	expect(heading.focus).toHaveBeenCalledOnce();
});

it.each([
	['goes elsewhere', () => control()],
	['leaves it for the blank page', () => body],
])('calls nobody back who %s meanwhile', (_, where) => {
	moveOn();
	drawFrames(1);
	page.activeElement = where();
	drawFrames(2);
	pressed.isShown = false;
	drawFrames(2);
	expect(heading.focus).not.toHaveBeenCalled();
	expect(frames).toEqual([]);
});

it('gives up where what was pressed stays', () => {
	moveOn();
	drawFrames(200);
	expect(frames).toEqual([]);
});
