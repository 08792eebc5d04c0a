import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Point {
	readonly x: number;
	readonly y: number;
}

/** For tests in a browser: a command of its protocol, of which Vitest's types know only some. */
export const send = <Answer>(method: string, params?: object): Promise<Answer> =>
	(cdp() as unknown as { send: (method: string, params?: object) => Promise<Answer> }).send(method, params);

/** For tests in a browser: the screen is touched, its pointer a coarse one, until the test ends. */
export async function beTouched(): Promise<void> {
	const touched = (enabled: boolean) => send('Emulation.setTouchEmulationEnabled', { enabled });
	onTestFinished(() => touched(false) as Promise<void>);
	await touched(true);
}

/** Where a point of this iframe, which Vitest may show smaller, is in the window that gets the events. */
export function inWindow({ x, y }: Point): Point {
	const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth, 0);
	const scale = frame.width / window.innerWidth;
	return { x: frame.x + x * scale, y: frame.y + y * scale };
}

/** The middle of an element, in that window. */
export function middleOf(element: Element): Point {
	const { x, y, width, height } = element.getBoundingClientRect();
	return inWindow({ x: x + width / 2, y: y + height / 2 });
}

/** For tests in a browser: a finger goes along these points, and leaves the screen at the last one. */
export async function touch(first: Point, ...others: Point[]): Promise<void> {
	const point = (type: string, touchPoints: Point[]) => send('Input.dispatchTouchEvent', { type, touchPoints });
	await point('touchStart', [first]);
	for (const other of others) await point('touchMove', [other]);
	await point('touchEnd', []);
}

/** For tests in a browser: a finger taps the middle of an element. */
export const tap = (element: Element): Promise<void> => touch(middleOf(element));
