import '../entries/page.css';
import '../entries/styles.css';
import { expect, it } from 'vitest';
import { TextField } from '../components/TextField';
import { drawPage } from '../root/drawPage';

it('[THM-01] with the two sheets that a page of ours loads, also of the sources, a control has the letters of its theme', () => {
	const { page, draw } = drawPage();
	draw(<TextField label="Ad" />);
	const input = page.querySelector('input') as HTMLInputElement;
	const { fontFamily, color, margin } = getComputedStyle(input);
	const field = getComputedStyle(input.parentElement as HTMLElement);
	expect({ fontFamily, color, margin }).toEqual({ fontFamily: field.fontFamily, color: field.color, margin: '0px' });
});
