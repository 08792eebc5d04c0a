import type { Preview } from '@storybook/react-vite';
import { en } from '../packages/visa-ui/src/strings/en';
import { ru } from '../packages/visa-ui/src/strings/ru';
import { scenarios } from './scenarios';

/** The languages of the toolbar; Azerbaijani needs no provider. */
export const languages = { az: {}, en, ru };
export type Language = keyof typeof languages;
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in languages;

type Menu = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Menu['toolbar']>['icon']>;

const menu = (title: string, icon: Icon, items: Record<string, string>): Menu => ({
	description: title,
	toolbar: {
		icon,
		title,
		dynamicTitle: true,
		items: Object.entries(items).map(([value, words]) => ({ value, title: words })),
	},
});

/** What the toolbar offers besides the viewport, which is Storybook's own. */
export const globalTypes = {
	theme: menu('Theme', 'paintbrush', {
		light: 'Light',
		dark: 'Dark',
		'high-contrast': 'High contrast',
		brand: 'A brand, from #7a1f3d',
		'brand-dark': 'The brand, dark',
	}),
	language: menu('Language', 'globe', { az: 'Azərbaycanca', en: 'English', ru: 'Русский' }),
	textSize: menu('Text size', 'zoom', { normal: 'Text 100 %', large: 'Text 150 %', double: 'Text 200 %' }),
	motion: menu('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
	direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
	scenario: menu('Scenario', 'beaker', { asWritten: 'Scenario of the story', ...scenarios }),
};

export const initialGlobals = {
	theme: 'light',
	language: String(import.meta.env.VITE_STORY_LANGUAGE ?? 'az'),
	textSize: 'normal',
	motion: 'full',
	direction: 'ltr',
	scenario: 'asWritten',
};
