import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { LineChart } from '../LineChart';
import { Timeline } from '.';

const events = [
	{ id: '1', time: '2026-12-08T10:05:00Z', title: 'Göndərildi' },
	{ id: '2', time: 'dünən', title: 'Baxıldı' },
	{ id: '3', time: '', title: 'Bağlandı' },
];

it.each([undefined, 'day'] as const)('a time that a server got wrong takes no other event with it (%s)', (groupBy) => {
	const { page, draw } = drawPage();
	draw(<Timeline label="Tarixçə" events={events} {...(groupBy && { groupBy })} />);
	for (const { title } of events) expect(page.textContent).toContain(title);
	expect(page.textContent).toContain('14:05');
	expect(page.textContent).toContain('dünən');
});

it('nor does a day of a chart take the others', () => {
	const { page, draw } = drawPage();
	const points = ['2026-12-08', '2026-02-30'].map((day) => ({ day, value: 3 }));
	draw(<LineChart label="Müraciətlər" heads={['Gün', 'Say']} points={points} />);
	const days = [...page.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
	expect(days).toEqual(['8\u00a0dekabr\u00a02026', '2026-02-30']);
});
