import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { NumberStepper } from '.';

it('is led back by a step when a limit has become narrower than its value', async () => {
	const [onChange, onRefused] = [vi.fn(), vi.fn()];
	const { page, draw } = drawPage();
	const field = (limits: { minValue?: number; maxValue?: number }) => (
		<NumberStepper label="Səyahətçilər" value={6} onChange={onChange} onRefused={onRefused} {...limits} />
	);
	draw(field({ maxValue: 10 }));
	draw(field({ maxValue: 3 }));
	const [less, more] = page.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
	await userEvent.click(more);
	expect(onRefused).toHaveBeenLastCalledWith('maximum');
	await userEvent.click(less);
	expect(onChange).toHaveBeenLastCalledWith(3);
	draw(field({ minValue: 8 }));
	await userEvent.click(less);
	expect(onRefused).toHaveBeenLastCalledWith('minimum');
	await userEvent.click(more);
	expect(onChange).toHaveBeenLastCalledWith(8);
	expect(onRefused).toHaveBeenCalledTimes(2);
});
