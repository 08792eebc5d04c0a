import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samples } from './samples';

const html = (name: string) => renderToString(samples[name]?.render({}) ?? null);

describe('on a server', () => {
	it.each(Object.keys(samples))('%s renders without a browser', (name) => {
		expect(() => html(name)).not.toThrow();
	});

	it('money and dates read as in the browser', () => {
		expect(html('Money')).toContain('1.250');
		expect(html('DatePicker')).toContain('08/12/2026');
		expect(html('Calendar')).toContain('8 dekabr 2026, çərşənbə axşamı');
	});
});
