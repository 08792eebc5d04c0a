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
