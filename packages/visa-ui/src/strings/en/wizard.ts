import { pluralIn } from 'visa-sdk/format';
import { enMessages, enUploadMessages } from 'visa-sdk/rules';
import type { WizardStrings } from '../az/wizard';

const plural = pluralIn('en');
const days = (count: number) => `${count}\u00a0${plural(count, { one: 'day', other: 'days' })}`;
const people = (count: number) => `${count}\u00a0${plural(count, { one: 'person', other: 'people' })}`;
const workingDays = (from: number, to: number) =>
	`${from === to ? to : `${from}–\u2060${to}`}\u00a0working ${plural(to, { one: 'day', other: 'days' })}`;

export const wizard: WizardStrings = {
	quotedLang: undefined,
	namesLang: 'az',
	back: 'Back',
	next: 'Next step',
	change: 'Change',
	retry: 'Try again',
	stepNames: {
		COUNTRY: 'Country',
		DATE: 'Dates',
		VISA_TYPE: 'Visa type',
		VISA_OPTION: 'Entry',
		SERVICE: 'Service',
		UPLOAD_DOCUMENT: 'Passport',
		FINAL_REVIEW: 'Review',
	},
	unreachable: 'The server could not be reached. Check your connection and try again.',
	startFailed: 'Your application could not be opened',
	startFailedKept: 'Your choices are not lost.',
	loading: 'Loading',
	nothingOffered: 'There is nothing to choose for this country at the moment. Choose another country.',
	country: {
		heading: 'Choose the country you travel to',
		search: 'Search for a country',
		searchHint: 'Type the name or code of the country',
		list: 'Countries',
		fee: (amount) => `+${amount} AZN (visa centre service fee)`,
		from: (total) => `from ${total}`,
		fromAtEmbassy: (amount) => `${amount} of it at the embassy`,
		fromDays: workingDays,
		nothing: 'Nothing was found',
	},
	date: {
		heading: 'Select approximate departure and arrival dates',
		start: 'Select approximate start date',
		startPlaceholder: (date) => `From ${date}`,
		endLabel: 'Select approximate end date',
		endPlaceholder: 'Approximate end date',
		hint: (example) => `Day/month/year, for example ${example}`,
		because: {
			missing: () => 'Type the date or choose it in the calendar.',
			unfinished: ({ typed }) => `“${typed}” is not a whole date. Write day, month and year as DD/MM/YYYY.`,
			noSuchDay: ({ typed }) => `${typed}: there is no such day in the calendar.`,
			tooEarly: ({ typed, earliest, leadDays }) =>
				`${typed} is too early: preparing a visa takes ${leadDays}\u00a0days. The earliest possible day is ${earliest}.`,
			tooLate: ({ typed, latest, horizonDays }) =>
				`${typed} is too late: a trip ends at most ${horizonDays}\u00a0days from today. The latest possible day is ${latest}.`,
			notAfterStart: ({ typed, earliest }) =>
				`${typed} does not come after the start date. The earliest possible day is ${earliest}.`,
		},
	},
	visaType: {
		heading: 'Choose the visa type',
		documents: 'Documents',
		documentsOf: (name) => `Documents: ${name}`,
		documentsTitle: 'Required documents',
	},
	visaOption: { heading: 'Choose the visa option', days: (count) => `Up to ${days(count)}`, fee: 'State fee' },
	stay: {
		tooShort: (count, type, duration) =>
			`Your trip takes ${days(count)}, but “${type}” lets you stay ${days(duration)} at most.`,
		choose: (type, duration) => `Choose “${type}” (${days(duration)})`,
		noneFits: 'This country offers no longer permission, so please shorten the trip.',
		changeDates: 'Change the dates',
	},
	late: {
		tooLate: (service, readyBy, start) =>
			`With “${service}” the visa is ready by ${readyBy}, but your trip begins on ${start}.`,
		choose: (service, readyBy) => `Choose “${service}” (ready by ${readyBy})`,
		noneInTime: 'No service is ready sooner, so please travel later.',
		changeDates: 'Change the dates',
	},
	service: {
		heading: 'Choose the service',
		price: 'Price',
		embassy: 'Extra costs at the embassy',
		ready: 'Ready in',
		readyBy: 'Paid today, by',
		workingDays,
	},
	upload: {
		heading: 'Upload the passport image',
		note: (pixels) => `PNG and JPG/JPEG only, up to 10MB. The shorter side has at least ${pixels} pixels.`,
		drop: 'The photo page of the passport',
		done: 'Image uploaded successful',
		privacy: (kept) =>
			`You, the person who prepares your application and their lead can see the image; every view is recorded. It is deleted ${kept ? days(kept) : 'some time'} after the application is closed.`,
		earlierStays: (name) => `The earlier image stays: ${name}.`,
		storedName: 'Passport image',
		/** What may be wrong with a picture, and what to do. [UPL-10] */
		doubtful: 'The picture may be hard to read',
		doubts: {
			small: 'It is small: fine print may not be readable.',
			blurred: 'It is blurred: hold the phone still and focus on the letters.',
			dark: 'It is dark: take it where there is more light.',
			glare: 'Light is reflected on it: turn the passport a little away from lamp and window.',
			cutOff: 'The page is cut off: let all its corners be seen.',
		},
		useAnyway: 'Use it anyway',
		chooseAnother: 'Choose another',
		checking: 'Looking at the picture',
		camera: 'Take a photo',
		sample: 'A good picture, for example',
		tips: [
			'The whole page is seen with its corners',
			'The letters are sharp, the two lowest lines can be read',
			'No reflection, shadow or finger',
		],
	},
	group: {
		traveller: (number) => `Traveller ${number}`,
		picture: (number) => `The passport picture of traveller ${number}`,
		drop: (traveller) => `${traveller}: the photo page of the passport`,
		have: (have, all) =>
			have === 0
				? `None of the ${all} travellers has a passport picture yet.`
				: have === all
					? `All ${all} travellers have their passport picture.`
					: `${have} of ${all} travellers ${have === 1 ? 'has a' : 'have their'} passport picture.`,
		ask: (numbers) => {
			const [last, ...others] = [...numbers].reverse();
			return others.length === 0
				? `Upload the picture of traveller ${last}.`
				: `Upload the pictures of travellers ${others.reverse().join(', ')} and ${last}.`;
		},
		upload: 'Upload the missing pictures',
		states: {
			none: 'No picture',
			checking: 'Being looked at',
			doubtful: 'Waits for your decision',
			uploading: 'Uploading',
			failed: 'Not uploaded',
			refused: 'Not accepted',
			done: 'Uploaded',
		},
		together: 'If you travel together, each traveller needs a passport picture of their own.',
		add: 'Add a traveller',
		remove: 'Take this traveller out',
	},
	review: {
		heading: 'Final review',
		countryFee: (country) => `${country}: visa centre service fee`,
		noFee: 'Free',
		visaType: 'Visa type',
		duration: 'Duration',
		days,
		dates: 'Travel dates',
		permission: (type) => `Entry permission: ${type}`,
		service: (name) => `Service: ${name}`,
		document: 'Passport image',
		documentDone: 'Uploaded',
		documentPicture: 'The passport picture that you uploaded',
		difference: 'Change of price',
		embassyExtra: 'Extra costs at the embassy',
		promo: (code) => (code ? `Promo code: ${code}` : 'Promo code discount'),
		perPerson: (amount, count) => `${amount} × ${people(count)}`,
		payNow: 'Paid now',
		payAtEmbassy: 'Paid at the embassy',
		total: 'To pay now',
		totalLoading: '...',
		atEmbassy: 'To pay at the embassy',
		people: 'Number of travellers',
		notes: 'Notes',
		notesHint: 'Optional. For the person who prepares your application.',
		promocode: 'Promo code',
		activate: 'Activate',
		activated: 'The promo code is active!',
		active: (code) => `Active promo code: ${code}`,
		inactive: (code) => `Promo code no longer active: ${code}`,
		activeOfNoUse: 'It takes nothing off this application.',
		remove: 'Remove',
		removePromocode: (code) => `Remove the promo code: ${code}`,
		removed: 'The promo code was removed',
		account: {
			kept: 'Everything is kept',
			text: 'To send the application you need an account. After you have made one or signed in, you come back to this page: your choices, the passport picture and the notes stay as they are.',
			haveOne: 'I have an account',
		},
		signInForPromo: 'Please sign in to your account',
		confirm: 'Confirm and continue to payment',
		register: 'Register',
		created: 'The application was created! You will be taken to the payment page in a few seconds.',
		signInNeeded: 'Register or sign in before sending the application.',
		sessionLost: 'Your session has ended. Your data is kept; sign in again to continue.',
		priceFailed: 'The price could not be calculated',
		priceHasChanged: 'The price has changed',
		priceChanged: (before, now) => `${now} instead of ${before}. If you agree, confirm again.`,
		problem: 'The application was not sent',
		problemKept: 'Nothing is lost: your details are kept. Please confirm again in a moment.',
		unknown: 'It is not known whether the application was sent',
		unknownKept:
			'Nothing is lost: your details are kept. Confirm again in a moment; the application is not sent twice.',
		sentAlready: {
			title: 'This application has been sent already',
			text: 'It was sent from another device or window, or a moment ago, and the details here are different. If you send it again, it becomes a second application, which is paid for separately.',
			sendAnother: 'Send as a second application',
		},
		confirmEmail: 'To go on, confirm your e-mail address first. Your details are kept.',
		gone: (steps) => `What you chose is no longer offered: ${steps.join(', ')}.`,
		fixAt: (steps) =>
			steps.length === 1
				? `The step “${steps[0]}” needs a correction. Your other details are kept.`
				: `These steps need a correction: ${steps.join(', ')}. Your other details are kept.`,
		countryGone: (steps) =>
			steps.length === 1
				? `The step “${steps[0]}” needs a correction. Visa type, entry permission and service depend on the country: choose them again too. Your other details are kept.`
				: `These steps need a correction: ${steps.join(', ')}. Visa type, entry permission and service depend on the country: choose them again too. Your other details are kept.`,
		goToStep: (step) => `Go to “${step}”`,
		notChosen: 'Not chosen',
	},
	ticket: {
		title: 'Your trip',
		people,
		country: 'Country',
		dates: 'Dates',
		visaType: 'Visa type',
		visaOption: 'Entry',
		service: 'Service',
		document: 'Passport',
		documentDone: 'Uploaded',
		documentsDone: (have, all) => `${have} of ${all} uploaded`,
		soFar: 'So far',
		unknown: 'Not known yet',
		soFarNote: 'so far',
		atEmbassy: 'At the embassy',
		total: 'To pay now',
	},
	rules: { ...enMessages, upload: enUploadMessages },
	blocked: {
		listLoading: 'The list is loading',
		listFailed: 'The list did not load, try again',
		country: 'Choose a country to continue',
		dates: 'Choose both dates to continue',
		startDate: 'Choose the start date',
		endDate: 'Choose the end date',
		visaType: 'Choose the visa type to continue',
		visaOption: 'Choose the visa option to continue',
		service: 'Choose a service to continue',
		doubts: 'Decide about the picture',
		pictures: 'Each traveller needs a passport picture',
		uploading: 'The image is uploading',
		document: 'Upload the passport image to continue',
		notes: 'Shorten the notes',
		incomplete: 'Something of an earlier step is missing',
		priceLoading: 'The price is being calculated',
		priceFailed: 'Calculate the price again',
		priceZero: 'There is nothing to pay, so you can’t go on',
	},
	dropped: {
		draft: 'The saved application could not be read, start again.',
		country: 'The country is no longer offered, choose another one.',
		dates: 'The dates no longer fit, choose again.',
		visaType: 'The visa type is not offered for this country, choose again.',
		visaOption: 'The visa option is not offered for this country, choose again.',
		service: 'The service is not offered for this country, choose again.',
		document: 'The uploaded image is no longer kept, upload it again.',
		upload: 'The page was closed before your picture had been sent: choose it again.',
	},
};
