import '../entries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/Button';
import { media } from './media';

const meta = { title: 'Foundations/Hover', component: Button, args: { children: 'Üzərinə gəlin' } } satisfies Meta<
	typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

function* mediaRules(rules: CSSRuleList): Generator<{ selector: string; media: string; transition: string }> {
	for (const rule of rules) {
		if (rule instanceof CSSMediaRule)
			for (const inner of mediaRules(rule.cssRules)) yield { ...inner, media: `${rule.conditionText} ${inner.media}` };
		else if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
		else if (rule instanceof CSSStyleRule)
			yield { selector: rule.selectorText, media: '', transition: rule.style.transition };
	}
}

export const OnlyOnWideScreens: Story = {
	name: '[NAV-09] every hover rule waits for a pointer and a window wider than 1024 px',
	play: async () => {
		const rules = [...document.styleSheets].flatMap((sheet) => [...mediaRules(sheet.cssRules)]);
		const hovering = rules.filter((rule) => rule.selector.includes(':hover'));
		await waitFor(() => expect(hovering.length).toBeGreaterThan(10));
		await waitFor(() => expect(hovering.filter((rule) => !rule.media.includes(media.hover))).toEqual([]));
	},
};

export const ColoursGlideThere: Story = {
	name: '[NAV-09] only there do colours glide: a finger, or another theme, is answered at once',
	play: async () => {
		const rules = [...document.styleSheets].flatMap((sheet) => [...mediaRules(sheet.cssRules)]);
		const gliding = rules.filter(({ transition }) => /^(background|border)-color/.test(transition));
		const where = new Set(gliding.map(({ media: at }) => (at.includes(media.hover) ? 'wide' : 'everywhere')));
		await waitFor(() => expect(gliding.length).toBeGreaterThan(3));
		await waitFor(() => expect([...where]).toEqual(['wide']));
	},
};
