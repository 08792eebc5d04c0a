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

function* mediaRules(rules: CSSRuleList): Generator<{ selector: string; media: string }> {
	for (const rule of rules) {
		if (rule instanceof CSSMediaRule)
			for (const inner of mediaRules(rule.cssRules)) yield { ...inner, media: `${rule.conditionText} ${inner.media}` };
		else if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
		else if (rule instanceof CSSStyleRule) yield { selector: rule.selectorText, media: '' };
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
