import '../packages/visa-ui/src/theme/page.css';
import '../packages/visa-ui/src/theme/own.css';
import '../packages/visa-ui/src/theme/global.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { DoDont } from '../packages/visa-ui/src/docs/DoDont';
import { isBehaviour } from '../packages/visa-ui/src/docs/isBehaviour';
import { PageHeading } from '../packages/visa-ui/src/docs/PageHeading';
import { PageTitle } from '../packages/visa-ui/src/docs/PageTitle';
import { SampleLanguageContext, sampleIn, sampleLanguage } from '../packages/visa-ui/src/docs/sampleIn';
import { StringsProvider } from '../packages/visa-ui/src/strings/context';
import { applyGlobals } from './applyGlobals';
import { showControlsInLanguage } from './controlsInLanguage';
import { globalTypes, initialGlobals, isLanguage, languages } from './globals';
import { focusNothingInGoneFrames } from './goneFrames';
import { showHoverEverywhere } from './hoverEverywhere';
import { judgeColours } from './judgeColours';
import { mocks } from './mocks';
import { modes } from './modes';
import { ignoreRestingPointer } from './restingPointer';
import { scenarioOf } from './scenarios';
import { sensibleControls } from './sensibleControls';
import { steadyDocs } from './steadyDocs';
import { ThemedDocs } from './ThemedDocs';

document.documentElement.lang = 'az';
focusNothingInGoneFrames();
showHoverEverywhere();
showControlsInLanguage();
// What a story waits for may take time on a busy machine; someone watching it in the panel wants to know sooner.
const patience = import.meta.env.VITE_STORY_PATIENCE;
configure({ asyncUtilTimeout: Number(patience ?? 10_000) });
// Each look that finds nothing yet would write down the whole page, for nobody while the test still waits.
if (patience) configure({ getElementError: (message) => new Error(message ?? 'The element was not found') });
// Someone watching a story may move the pointer over it; in a test nobody does.
if (patience) ignoreRestingPointer();

/** What every component accepts at its root: documented once, on the overview. */
const everywhere = ['ref', 'id', 'className'];

const preview: Preview = {
	initialGlobals,
	argTypesEnhancers: [sensibleControls],
	globalTypes,
	loaders: [mocks],
	beforeEach({ tags, parameters }) {
		// Each state is judged in the stories of its own; to judge all of them again side by side took a fifth of the time.
		if (import.meta.env.VITE_TEST_EXTENT === 'brief' && tags.includes('states')) parameters.a11y = { test: 'off' };
	},
	parameters: {
		// A test asks what is wrong; the panel also shows what is right.
		a11y: { test: 'error', config: judgeColours, options: patience ? { resultTypes: ['violations'] } : {} },
		layout: 'padded',
		controls: { expanded: true, sort: 'requiredFirst', exclude: everywhere },
		docs: {
			container: ThemedDocs,
			renderer: steadyDocs,
			components: { h1: PageTitle, h2: PageHeading, table: DoDont },
			controls: { exclude: everywhere, sort: 'requiredFirst' },
			// What a page shows may contain headings of its own.
			toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, figure *', title: 'On this page' },
		},
		// Chromatic takes the stories named by chromatic.config.json: the sheets.
		chromatic: { modes },
		options: {
			storySort: {
				order: [
					'Foundations',
					[
						'Overview',
						'First steps',
						'What’s new',
						'Brand maker',
						'Playground',
						'Styling',
						'Forms',
						'Colour',
						'Type',
						'Space',
						'Motion',
						'All icons',
						'Icon',
						'Content guide',
						'Writing in Azerbaijani',
						'Accessibility',
					],
					'Patterns',
					'Layout',
					'Text',
					'Actions',
					'Fields',
					'Choices',
					'Overlays',
					'Feedback',
					'Navigation',
					'Documents',
					'Recipes',
					'Wizard',
					['Steps'],
					'Site',
					['In any scenario', ['Everybody', 'Account', 'Dashboard', 'Sections']],
					'Letters',
				],
			},
		},
		viewport: {
			options: {
				smallest: { name: '320', styles: { width: '320px', height: '640px' } },
				phone: { name: '360', styles: { width: '360px', height: '780px' } },
				tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
				desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
			},
		},
	},
	decorators: [
		(Story, { globals, storyGlobals, name, parameters, viewMode, canvasElement, originalStoryFn }) => {
			const language = isBehaviour(name) ? (storyGlobals.language ?? 'az') : globals.language;
			useLayoutEffect(() => {
				if (viewMode !== 'docs') return applyGlobals({ ...globals, language });
				canvasElement.lang = String(language);
				canvasElement.dir = String(globals.direction);
			}, [globals, language, viewMode, canvasElement]);
			return (
				<StringsProvider strings={isLanguage(language) ? languages[language] : {}}>
					<SampleLanguageContext value={sampleLanguage(language)}>
						<Story
							// Another scenario is another beginning.
							key={scenarioOf({ parameters, globals }) ?? ''}
							// What the story is made of follows the toolbar too, and not only what components say by themselves.
							originalStoryFn={(...given: Parameters<typeof originalStoryFn>) =>
								sampleIn(originalStoryFn(...given), sampleLanguage(language))
							}
						/>
					</SampleLanguageContext>
				</StringsProvider>
			);
		},
	],
};

export default preview;
