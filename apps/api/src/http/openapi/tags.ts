import type { Contract } from 'visa-sdk/contract';

/** A description of each group of calls. */
export const tags: Record<keyof Contract, string> = {
	auth: 'Registering, confirming the address, signing in and out, passwords.',
	agents: 'Agents: inviting and keeping them.',
	secondFactor: 'The second factor of staff: setting it up, signing in with it, losing it.',
	users: 'The current user and travellers.',
	countries: 'Countries that visas are offered for.',
	visaTypes: 'Visa types, e.g. tourist, with the documents they require.',
	visaOptions: 'Visa options: entries, days and the state fee per person.',
	services: 'Services with their prices.',
	citizenships: 'Citizenships to choose from.',
	residentCountries: 'Countries of residence to choose from.',
	promocodes: 'Promo codes: activating one, and keeping them.',
	sessions: 'Where one is signed in, and ending it.',
	emailChange: 'Another e-mail address for the account, confirmed anew.',
	drafts: 'What a traveller has begun in the wizard, to go on with on another device.',
	uploads: 'Passport images: private, and opened through links that die. Flags: for everybody.',
	visaRequests: 'Prices, visa requests, their payments, and the staff’s work on them.',
	desk: 'The desk of the staff: queues, the next case, many at once, figures, what happens live.',
	events: 'The trail of everything that was done.',
	payments: 'Coming back from the payment page.',
	views: 'Lists as each of the staff likes to see them.',
	settings: 'What the site needs to know of this installation.',
};
