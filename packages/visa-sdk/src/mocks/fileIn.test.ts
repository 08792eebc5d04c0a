import { expect, it } from 'vitest';
import { fileIn } from './fileIn';

const posted = (body: BodyInit) => new Request('http://localhost/uploads/image', { method: 'POST', body });

function formWith(value: string | File): FormData {
	const form = new FormData();
	form.set('file', value);
	return form;
}

it('[UPL-06] the file of a form is what was sent: each byte, its name and its type', async () => {
	const bytes = Uint8Array.from({ length: 600 }, (_, index) => index % 256);
	// A boundary and an empty line within it end nothing.
	const parts = [bytes, '\r\n\r\n--boundary--\r\n', bytes];
	const file = await fileIn(posted(formWith(new File(parts, 'şəkil 1.png', { type: 'image/png' }))));
	expect([file?.name, file?.type]).toEqual(['şəkil 1.png', 'image/png']);
	expect(await file?.bytes()).toEqual(await new Blob(parts).bytes());
});

it('an empty file is a file; text, and what is no form, is none', async () => {
	expect((await fileIn(posted(formWith(new File([], 'empty.png')))))?.size).toBe(0);
	expect(await fileIn(posted(formWith('text')))).toBeNull();
	expect(await fileIn(posted('text'))).toBeNull();
	expect(await fileIn(posted(''))).toBeNull();
});
