import axe from 'axe-core';
import { applyGlobals } from './applyGlobals';

/** The other themes in which the tests want every story's colours judged: 'dark,high-contrast'. */
const themes = String(import.meta.env.VITE_STORY_ALSO_IN ?? '')
	.split(',')
	.filter(Boolean);

/** A frame is a page of its own, where no axe is: it would be asked and waited for in vain. */
const inOwnPage: axe.RunOptions = { iframes: false, resultTypes: ['violations'] };

/**
 * A theme changes inks alone: what a story shows at its end has to be readable in the others too, and need not be played
 * anew for that. Accessibility of the first theme, in full, is the add-on's.
 */
export async function judgeColours({ globals }: { globals: Record<string, unknown> }): Promise<void> {
	const faults: string[] = [];
	try {
		for (const theme of themes) {
			applyGlobals({ ...globals, theme });
			const { violations } = await axe.run(document.body, { ...inOwnPage, runOnly: ['color-contrast'] });
			const nodes = violations.flatMap((violation) => violation.nodes);
			faults.push(...nodes.map(({ html, failureSummary }) => `${theme}: ${html}\n${failureSummary}`));
		}
	} finally {
		if (themes.length > 0) applyGlobals(globals);
	}
	if (faults.length > 0) throw new Error(`Colours that can't be read:\n${faults.join('\n')}`);
}
