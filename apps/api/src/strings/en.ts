import type { LetterWords } from './az';

/** The words of travellers' e-mails in English. */
export const en: LetterWords = {
	hello: (firstName) => `Hello, ${firstName}!`,

	account: {
		ignore: 'If you did not ask for this letter, please ignore it.',
		login: 'Sign in',
		renewPassword: 'Change the password',
		confirm: {
			subject: 'Confirm your e-mail',
			paragraphs: [
				'To open your account, confirm your e-mail address. Press the button, or type this code on the page.',
				'The link and the code are valid for 30 minutes.',
			],
			button: 'Confirm the e-mail',
		},
		knownAccount: {
			subject: 'You already have an account',
			paragraphs: (forgotUrl) => [
				'Somebody tried to register with this e-mail address, but you already have an account. Nothing in it has changed.',
				`If it was you, sign in to your account. If you have forgotten your password, set a new one: ${forgotUrl}`,
			],
		},
		knownAddress: {
			subject: 'Your address was given for another account',
			paragraphs: [
				'This e-mail address was given for another account, but you already have an account with it. Nothing in your account has changed.',
				'If the other account is yours too, choose another address for it.',
			],
		},
		reset: {
			subject: 'Set a new password',
			paragraphs: ['Press the button to set a new password. The link works once and is valid for 30 minutes.'],
			unconfirmed:
				'As the address has not been confirmed yet, a new password also deletes the unfinished application kept in the account.',
			button: 'Set a new password',
		},
		newEmail: {
			subject: 'Confirm your new e-mail address',
			paragraphs: [
				'This address was given for your Viza account. To confirm it, press the button or type the code in your profile.',
				'The link and the code are valid for 30 minutes. Until you confirm it, the old address stays valid.',
			],
			button: 'Confirm the new address',
		},
		emailChangeAsked: {
			subject: 'A change of your e-mail address was requested',
			paragraphs: [
				'Another e-mail address was given for your account. It takes effect only once it is confirmed through the letter sent to the new address.',
				'If it was not you, change your password at once: that cancels this change as well.',
			],
		},
		emailChanged: {
			subject: 'Your e-mail address was changed',
			paragraphs: (contact) => [
				'The e-mail address of your account was changed. From now on you sign in with the new address, and our letters go there.',
				`If it was not you, write to us at once: ${contact}`,
			],
		},
		passwordChanged: {
			subject: 'Your password was changed',
			paragraphs: (isElsewhere) => [
				`The password of your account was changed, and you were signed out on all ${isElsewhere ? 'other ' : ''}devices.`,
				'If it was not you, change the password at once.',
			],
		},
		farewell: {
			subject: 'Your account was deleted',
			title: (firstName) => `Goodbye, ${firstName}!`,
			text: 'Your account and your personal data were deleted, and you were signed out on all devices.',
			kept: 'The payment records that the law requires are kept without your name.',
		},
	},

	request: {
		look: 'See the application',
		again: 'New application',
		pay: (amount) => `Pay ${amount}`,
		reference: 'Application number',
		country: 'Country',
		trip: 'Trip',
		service: 'Service',
		atEmbassy: 'To pay at the embassy',
		payNow: 'To pay now',
		kept: (until) => `Your application is kept until ${until}.`,
		ready: (day) => `The result will be ready by ${day}.`,
		refunding: 'What you paid is being refunded to your card.',
		lines: {
			countryFee: 'Visa centre service fee',
			permission: 'State fee',
			service: 'Service fee',
			promo: 'Promo code discount',
			embassyExtra: 'Extra costs at the embassy',
		},
		whole: 'Visa service',
		receipt: 'Receipt',
		receiptWays: 'Receipt: view, print, download as PDF',
		made: {
			subject: 'Your application was made',
			title: 'Your application awaits payment',
			text: 'Your application was made. If you have just completed the payment, we will confirm it in another letter; if not, pay with the button below.',
		},
		reminder: {
			subject: 'The time to pay ends soon',
			title: 'The time to pay is about to end',
			text: (kept) =>
				`Your application has not been paid yet. ${kept} After that it is closed, and you would have to make a new one.`,
		},
		paid: {
			subject: 'The payment was received',
			title: 'Your payment was received',
			text: (reference, amount) =>
				`Your payment of ${amount} for application ${reference} was received, and the application was submitted for review.`,
			wasClosed: (percent) =>
				`This application had been closed, and the bank approved the payment after that. If you no longer need the visa, cancel it on the application’s page before the review begins: ${percent}% of what you paid will be refunded to your card.`,
			total: 'Paid',
		},
		unpaid: {
			text: (reference, amount, why) =>
				`The payment of ${amount} for application ${reference} did not go through. ${why}`,
			unclear: (reference, amount, why) =>
				`It is not known yet whether the payment of ${amount} for application ${reference} went through. ${why}`,
			retry: (kept) => `${kept} Until then you can pay again.`,
			button: 'Pay again',
			outcomes: {
				declined: {
					title: 'The bank declined the payment',
					text: 'No money was taken from your card. Your bank can tell you why: the amount, a limit, or a block on online payments.',
				},
				abandoned: {
					title: 'The payment was not completed',
					text: 'The payment page was left; no money was taken from your card.',
				},
				timedOut: { title: 'The time of the payment page ran out', text: 'No money was taken from your card.' },
				unclear: {
					title: 'The payment is being checked',
					text: 'The amount that the bank names does not fit your application. If money was taken from your card, do not pay again and write to us.',
				},
			},
			otherwise: { title: 'The payment did not go through', text: 'The payment was not completed.' },
		},
		held: {
			subject: 'The bank has taken money for your application',
			text: (reference) =>
				`For your application ${reference} the bank has taken an amount that does not count as its payment.`,
			next: 'We are checking it, and will write to you when it is refunded or settled.',
			wait: 'Do not pay again until then.',
		},
		settled: {
			subject: 'The matter of your payment is settled',
			text: (reference) => `The matter of the amount that the bank took for your application ${reference} is settled.`,
			next: 'If you disagree or have a question, write to us.',
		},
		expired: {
			subject: 'The application has expired',
			title: 'Your application has expired',
			text: (reference) => `Your application ${reference} was not paid in time, so it was closed.`,
			closed: (reference) => `The time of your application ${reference} ran out, and it was closed.`,
			next: 'You can make a new application at any time.',
		},
		refunded: {
			subject: 'The payment was refunded',
			title: 'Your payment was refunded',
			text: (reference, amount) =>
				`For application ${reference}, ${amount} was refunded to the card that you paid with.`,
			next: 'Depending on your bank, it may take a few working days until you see it there.',
		},
		cancelled: {
			subject: 'The application was cancelled',
			title: 'Your application was cancelled',
			text: (reference) => `Your application ${reference} was cancelled.`,
			unpaid: 'No payment was taken.',
			next: 'If you change your mind, you can make a new application at any time.',
		},
		answerNotNeeded: {
			subject: 'Your answer is no longer needed',
			text: (reference) =>
				`The information that we asked for in your application ${reference} is no longer needed, and the review goes on.`,
		},
		moves: {
			IN_REVIEW: {
				subject: 'Your application is in review',
				text: (reference) => `Your application ${reference} is being reviewed.`,
			},
			INFO_REQUIRED: {
				subject: 'More information is required',
				text: (reference) => `More information is required for your application ${reference}.`,
			},
			SENT_TO_EMBASSY: {
				subject: 'Your application was sent to the embassy',
				text: (reference) => `Your application ${reference} was sent to the embassy.`,
			},
			APPROVED: {
				subject: 'Your visa was approved',
				text: (reference) => `The visa for your application ${reference} was approved. Congratulations!`,
			},
			REJECTED: {
				subject: 'The visa was refused',
				text: (reference) => `The embassy refused the visa for your application ${reference}.`,
			},
			CANCELLED: {
				subject: 'The application was cancelled',
				text: (reference) => `Your application ${reference} was cancelled.`,
			},
		},
		downloadVisa: 'Download the visa',
		visaOnPage: 'You can download the visa from the application’s page.',
		asked: {
			until: (day) => `Please answer by ${day}: write a text or send an image.`,
			button: 'Answer',
		},
		message: {
			subject: 'About your application',
			title: 'A letter about your application',
			text: (reference) => `We are writing to you about your application ${reference}.`,
		},
		visa: {
			subject: 'Your visa is ready',
			title: 'You can download your visa',
			text: (reference, traveller) =>
				traveller
					? `The visa of traveller ${traveller} for your application ${reference} was added to the application’s page.`
					: `The visa for your application ${reference} was added to the application’s page.`,
		},
		visaRemoved: {
			subject: 'The visa file was taken back',
			text: (reference, traveller) =>
				traveller
					? `The file added for traveller ${traveller} to your application ${reference} was the wrong one and was taken back. If you have downloaded it, please do not use it.`
					: `The file added to your application ${reference} was the wrong one and was taken back. If you have downloaded it, please do not use it.`,
			next: 'We will write to you once the right file is added.',
		},
	},
};
