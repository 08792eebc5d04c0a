import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruMessages, ruSentences } from 'visa-sdk/rules';
import { ru } from 'visa-ui/strings';
import { strings } from '../strings/ru';
import { type InLanguageProps, inLanguage } from './inLanguage';
import { languagePlays } from './languagePlays';

const meta = {
	title: 'Site/Language/Russian',
	parameters: { layout: 'fullscreen' },
	...inLanguage('ru'),
} satisfies Meta<InLanguageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const plays = languagePlays({
	lang: 'ru',
	own: 'Русский',
	strings,
	messages: ruMessages,
	sentences: ruSentences,
	wizard: ru.wizard,
	deadline: '24 декабря 2026, 12:00',
});

export const Home: Story = {
	name: '[ACC-09] the home page, with the switch that says each language in itself',
	...plays.home,
};

export const SignIn: Story = {
	name: '[ACC-09] what a form and the server refuse',
	...plays.signIn,
};

export const FirstPassword: Story = {
	name: '[DSH-05] [ACC-09] the first password of someone invited to the staff',
	...plays.firstPassword,
};

export const UsedLink: Story = {
	name: '[DSH-05] [ACC-09] an invitation that was used before',
	...plays.usedLink,
};

export const Review: Story = {
	name: '[ACC-09] the wizard, gone on with from another device to its review',
	...plays.review,
};

export const Request: Story = {
	name: '[ACC-09] the page of a request, with dates and sums as Russian writes them',
	...plays.request,
};

export const Asked: Story = {
	name: '[ACC-04] [ACC-09] what staff ask and write, which is Azerbaijani on every page, says so',
	...plays.asked,
};

export const Applications: Story = {
	name: '[ACC-09] [ACC-11] names of the catalogue are translated in the list of requests, or say that they are Azerbaijani',
	...plays.applications,
};
