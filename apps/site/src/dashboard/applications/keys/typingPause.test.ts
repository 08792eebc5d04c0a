import { expect, it } from 'vitest';
import { watchTyping } from './typingPause';

const at = (timeStamp: number, key = 'n', ctrlKey = false) => ({ key, timeStamp, ctrlKey, metaKey: false });

it('[DSH-16] who goes on typing as the form goes presses no shortcuts, until a pause', () => {
	const typing = watchTyping();
	expect(typing.isMeant(at(0))).toBe(false);
	typing.note(at(100));
	expect([400, 1200, 2100].map((time) => typing.isMeant(at(time)))).toEqual([true, true, true]);
	expect(typing.isMeant(at(3200))).toBe(false);
	typing.note(at(4000, 'Enter', true));
	expect(typing.isMeant(at(4100))).toBe(true);
});

it('[DSH-16] who leaves a field by Tab, Escape, Enter, an arrow down or a press, or presses a key that writes nothing, is heard at once', () => {
	const typing = watchTyping();
	typing.note(at(100));
	expect(typing.isMeant(at(150, 'Escape'))).toBe(false);
	for (const key of ['Tab', 'Escape', 'Enter', 'ArrowDown']) {
		typing.note(at(200));
		typing.note(at(250, key));
		expect(typing.isMeant(at(300)), key).toBe(false);
	}
	typing.note(at(400));
	typing.end();
	expect(typing.isMeant(at(450))).toBe(false);
});
