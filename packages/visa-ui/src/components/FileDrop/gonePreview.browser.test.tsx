import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { FileItem } from './FileItem';

const patience = { timeout: 15_000 };
const boxOf = (element: Element | null) => {
	const { width, height } = element?.getBoundingClientRect() ?? {};
	return { width, height };
};

it('a file whose preview is gone shows that it is a file', async () => {
	const { draw, page: place } = drawPage();
	const file = { name: 'pasport.png', size: 10, status: 'uploaded', previewUrl: '/nowhere/1.png' } as const;
	draw(<FileItem file={file} />);
	const before = boxOf(place.querySelector('img'));
	await vi.waitFor(() => expect(place.querySelector('img')).toBeNull(), patience);
	expect(boxOf(place.querySelector('li > span'))).toEqual(before);
});
