import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { MultiSelect } from '../components/MultiSelect';
import { drawPage } from '../root/drawPage';

const items = [{ id: 'az', label: 'Azərbaycan' }];
const held = { label: 'Ölkələr', name: 'a', items, defaultValue: ['az', 'az', 'xx', 'xx'] };

it.each<[string, ReactElement]>([
	['CheckboxGroup', <CheckboxGroup key="1" {...held} />],
	['MultiSelect', <MultiSelect key="2" {...held} />],
])('%s shows and submits once what its page hands it twice', (_name, field) => {
	const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	onTestFinished(() => complain.mockRestore());
	const { page, draw } = drawPage();
	draw(<form>{field}</form>);
	expect(new FormData(page.querySelector('form') as HTMLFormElement).getAll('a')).toEqual(['az', 'xx']);
	expect(page.textContent?.split('xx')).toHaveLength(2);
	expect(complain).not.toHaveBeenCalled();
});
