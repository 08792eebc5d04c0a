import { Activity } from 'react';
import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { Button } from '.';

it('keeps the focus when a reason against it comes or goes', () => {
	const { page, draw } = drawPage();
	const show = (why: string | undefined) => draw(<Button blockedBecause={why}>Göndər</Button>);
	const button = () => page.querySelector('button');
	show('Şəkil yüklənir');
	button()?.focus();
	show(undefined);
	expect(document.activeElement).toBe(button());
	show('Şəkil yüklənir');
	expect(document.activeElement).toBe(button());
	button()?.blur();
	show(undefined);
	expect(document.activeElement).toBe(document.body);
});

it('takes no focus back from where it has gone while its part of the page was hidden', () => {
	const { page, draw } = drawPage();
	const drawn = (mode: 'visible' | 'hidden') => (
		<>
			<Activity mode={mode}>
				<Button>Davam et</Button>
			</Activity>
			<input aria-label="Ad" />
		</>
	);
	draw(drawn('visible'));
	page.querySelector('button')?.focus();
	draw(drawn('hidden'));
	page.querySelector('input')?.focus();
	draw(drawn('visible'));
	expect(document.activeElement).toBe(page.querySelector('input'));
});
