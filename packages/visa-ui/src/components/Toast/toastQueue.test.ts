import { afterEach, expect, it } from 'vitest';
import { toast, toastQueue } from './toastQueue';

afterEach(toast.clear);
const shown = () => toastQueue.read().map(({ message }) => message);

it('[TST-01] the same news twice is one, also where it is how some work ended', async () => {
	const ends = { pending: 'Göndərilir', done: 'Göndərildi', failed: 'Göndərilmədi' };
	await toast.promise(Promise.resolve(), ends);
	const later = toast.promise(Promise.resolve(), ends);
	expect(shown()).toEqual(['Göndərildi', 'Göndərilir']);
	await later;
	expect(shown()).toEqual(['Göndərildi']);
	toast.success('Göndərildi');
	expect(shown()).toEqual(['Göndərildi']);
});

it('[TST-01] the next news of a kind takes the place of the last, also where news is told anew', () => {
	const first = toast.info('VZ-1', { kind: 'request' });
	const second = toast.info('Gözləyin');
	toastQueue.update(second, { message: 'VZ-2', kind: 'request' });
	expect(toastQueue.read()).toMatchObject([{ id: second, message: 'VZ-2' }]);
	toastQueue.update(first, { message: 'VZ-1', kind: 'other' });
	expect(shown()).toEqual(['VZ-2', 'VZ-1']);
});
