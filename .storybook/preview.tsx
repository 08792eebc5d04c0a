import '../packages/visa-ui/src/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { StringsProvider } from '../packages/visa-ui/src/strings/context';
import { en } from '../packages/visa-ui/src/strings/en';
import { ru } from '../packages/visa-ui/src/strings/ru';

const languages = { az: {}, en, ru };
type Language = keyof typeof languages;
const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in languages;

document.documentElement.lang = 'az';
// What a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
	tags: ['autodocs'],
	initialGlobals: { theme: import.meta.env.VITE_STORY_THEME ?? 'light', language: 'az' },
	globalTypes: {
		theme: {
			description: 'Theme',
			toolbar: {
				icon: 'paintbrush',
				title: 'Theme',
				dynamicTitle: true,
				items: [
					{ value: 'light', title: 'Light' },
					{ value: 'dark', title: 'Dark' },
					{ value: 'high-contrast', title: 'High contrast' },
				],
			},
		},
		language: {
			description: 'Language of the components',
			toolbar: {
				icon: 'globe',
				title: 'Language',
				dynamicTitle: true,
				items: [
					{ value: 'az', title: 'Azərbaycanca' },
					{ value: 'en', title: 'English' },
					{ value: 'ru', title: 'Русский' },
				],
			},
		},
	},
	parameters: {
		a11y: { test: 'error' },
		layout: 'padded',
		controls: { expanded: true },
		options: {
			storySort: {
				order: [
					'Foundations',
					'Layout',
					'Text',
					'Actions',
					'Fields',
					'Choices',
					'Overlays',
					'Feedback',
					'Navigation',
					'Documents',
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
		(Story, { globals }) => {
			const { theme, language } = globals;
			useLayoutEffect(() => {
				if (typeof theme === 'string') document.documentElement.dataset.theme = theme;
			}, [theme]);
			return (
				<StringsProvider strings={isLanguage(language) ? languages[language] : {}}>
					<Story />
				</StringsProvider>
			);
		},
	],
};

export default preview;
