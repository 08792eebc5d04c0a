import type { StoryObj } from '@storybook/react-vite';
import { afterEach, type TestContext } from 'vitest';
import { isBehaviour } from '../packages/visa-ui/src/docs/isBehaviour';

/** What Storybook's addon passes to the hooks of a story's test. */
interface StoryTest extends TestContext {
	story?: Pick<StoryObj, 'play' | 'parameters'> & {
		globals: Record<string, unknown>;
		run: (context: object) => Promise<void>;
	};
}

/*
 * What designers look at stands every language: once its steps have passed in Azerbaijani, they are played again in the two
 * others. Tests, whose names are sentences, are in Azerbaijani always. axe has looked already.
 */
afterEach<StoryTest>(async ({ story, task }) => {
	if (!story) throw new Error(`The test of ${task.name} does not hand on its story any more`);
	// A whole page would open anew, and the test with it: it decides its language when it opens.
	if (story.parameters?.scenario) return;
	if (!story.play || isBehaviour(task.name) || task.result?.state === 'fail') return;
	for (const language of ['az', 'en', 'ru'].filter((other) => other !== story.globals.language)) {
		const globals = { ...story.globals, language, a11y: { manual: true } };
		await story.run({ globals }).catch((error) => {
			throw new Error(`In '${language}': ${String(error)}`, { cause: error });
		});
	}
}, 150_000);
