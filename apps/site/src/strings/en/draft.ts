import type { DraftWords } from '../az/draft';

export const draftWords: DraftWords = {
	begun: 'You have an application that you began on another device',
	begunHere: 'You have an unfinished application',
	savedAt: (instant) => `Saved: ${instant}`,
	show: 'Show',
	goOn: 'Continue',
	startAnew: 'Start again',
	two: 'There are two different applications, here and elsewhere. Which one shall we continue with?',
	here: 'On this page',
	otherDevice: 'On another device',
	otherWindow: 'In another window',
	inAccount: 'In your account',
	keepOwn: 'Continue with the one on this page',
	takeDevice: 'Continue with the one on the other device',
	takeWindow: 'Continue with the one in the other window',
	takeAccount: 'Continue with the one in your account',
	sentElsewhere: 'This application has been sent in another window',
	countryGone: 'The country is no longer offered',
	noDates: 'no dates chosen',
};
