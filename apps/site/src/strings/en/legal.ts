import type { LegalText, LegalWords } from '../az/legal';

const terms: LegalText = {
	lead: ({ company }) => `This page explains the agreement between you and ${company} in plain words.`,
	sections: ({ company }) => [
		{
			title: 'What we do',
			paragraphs: [
				`${company} prepares your visa application with the details that you give, and hands it in at the embassy.`,
				'Whether the visa is issued, the embassy alone decides. We do not guarantee the result; we answer for an application that is complete and correct.',
			],
		},
		{
			title: 'What we expect of you',
			paragraphs: [
				'Your details must be true, and the image of the passport clear and your own. Apply in another person’s name only with their consent.',
				'A trip can begin 17 days after the application at the earliest: preparing it takes that long.',
			],
		},
		{
			title: 'Price and payment',
			paragraphs: [
				'Before you pay you see every line: what is paid now, and what at the embassy. All prices are in AZN.',
				'You pay on the bank’s page, and your card details do not reach us. An application that is not paid for is closed after 72 hours.',
			],
		},
	],
};

const privacy: LegalText = {
	lead: ({ company }) => `Which of your data ${company} keeps, what for, and how long.`,
	sections: ({ imageRetentionDays }) => [
		{
			title: 'What we ask for',
			paragraphs: [
				'First and last name, date of birth, gender, citizenship, country of residence, e-mail, phone, and an image of the passport. They are needed for the visa application alone.',
				'There is no tracking for advertising. Your browser keeps only your sign-in, the theme and the language that you chose, a note that the site’s typeface is here, your unfinished application and, of a confirmation letter that waits for you, the address it went to, its number and its times, with a random mark that the registration was made here. The mark goes when you confirm your e-mail or after a day. What is kept of the letter goes when you confirm your e-mail here, when you sign in or out, or after 30 minutes; if the site is not open in that tab then, when you open it there again or close the tab. In the browsers of our staff, what was typed into a form of the catalogue when a session ended is kept in that tab for 24 hours at most. While you are signed in, we keep the unfinished application too, so that you can go on with it on another device; it is deleted when you send it, start anew, or leave it alone for 30 days.',
			],
		},
		{
			title: 'Who sees it',
			paragraphs: [
				'You, the member of staff who prepares your application, and their lead can open the image of the passport; every view is recorded. The details go to the embassy of the country that you apply for.',
				'The payment takes place at the bank: it knows the amount, and does not see your passport.',
			],
		},
		{
			title: 'How long it is kept',
			paragraphs: [
				`The image of the passport is deleted ${imageRetentionDays}\u00a0days after the application has ended. An image uploaded without an account and not used is deleted after 72 hours.`,
				'Records of payments stay, without your name, for as long as accounting law requires.',
			],
		},
		{
			title: 'Your rights',
			paragraphs: [
				'On the pages of your account you can look at your data, change it, download a copy of it and delete your account. While a paid application is being worked on, it can’t be deleted.',
			],
		},
	],
};

const refunds: LegalText = {
	lead: () => 'When the money that you paid comes back, and how much of it.',
	sections: () => [
		{
			title: 'Review not begun: all of it',
			paragraphs: [
				'As long as the application is “Submitted”, you can cancel it yourself under “My applications”. All that you paid goes back to the card.',
			],
		},
		{
			title: 'Review begun',
			paragraphs: [
				'The work that was done and the fees paid to the embassy are taken off. We write to you how much is left and why. A refusal by the embassy does not give back the pay for the work that was done.',
				'If we cancel the application, we tell you the reason and the refunded amount by e-mail.',
			],
		},
		{
			title: 'When the money arrives',
			paragraphs: [
				'The refund goes to the card that you paid with. Depending on your bank it may take a few working days until you see it there.',
				'What was paid twice goes back by itself: there is no need to write to us.',
			],
		},
	],
};

export const legalWords: LegalWords = {
	terms,
	privacy,
	refunds,
	companyHeading: 'Who we are',
	taxId: 'Tax ID (VÖEN)',
	address: 'Address',
	email: 'E-mail',
	contact: 'Any questions? Write to us',
};
