import { describe, expect, it } from 'vitest';
import { shortcutOf, shortcuts } from './shortcuts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, keyCode: 0 };
const press = (key: string, code = '', held: 'ctrlKey' | 'metaKey' | 'altKey' | '' = '') =>
	shortcutOf({ ...plain, key, code, ...(held && { [held]: true }) })?.id ?? null;

describe('a key press', () => {
	it.each([
		['j', 'KeyJ', '', 'next'],
		['о', 'KeyJ', '', 'next'],
		['J', 'KeyJ', '', 'next'],
		['/', 'Slash', '', 'search'],
		['?', 'Slash', '', 'help'],
		['Escape', 'Escape', '', 'close'],
		['k', 'KeyK', 'ctrlKey', 'palette'],
		['л', 'KeyK', 'metaKey', 'palette'],
		['1', 'Digit1', '', 'step'],
		['9', 'Digit9', '', 'step'],
		['г', 'KeyU', '', 'undo'],
		['0', 'Digit0', '', null],
		['2', 'Digit2', 'ctrlKey', null],
		['Enter', 'Enter', 'ctrlKey', 'send'],
		['k', 'KeyK', 'altKey', null],
		['c', 'KeyC', 'ctrlKey', null],
		['Enter', 'Enter', '', null],
		['ə', 'Semicolon', '', null],
	] as const)('[DSH-16] of %s (%s) with %s is %s', (key, code, held, id) => expect(press(key, code, held)).toBe(id));

	it.each([{ isComposing: true }, { keyCode: 229 }])(
		'[DSH-16] with which an input method composes (%o) is none',
		(how) => expect(shortcutOf({ ...plain, key: 'Escape', code: 'Escape', ...how })).toBeNull(),
	);

	it('[DSH-16] is of one shortcut alone', () => {
		expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
	});
});
