import type { CompanyPageText, CompanyWords } from '../az/company';

const company: CompanyPageText = {
	lead: (name) => `${name} is a private service: it prepares your visa application and hands it in at the embassy.`,
	paragraphs: [
		'We are not an embassy, a consulate or an authority. Whether a visa is issued, only the country that you apply to decides.',
		'The service fee and the state fee stand on lines of their own in the price: you see beforehand what you pay for.',
	],
};

const licence: CompanyPageText = {
	lead: () => 'By which registration we work, and how you can check it.',
	paragraphs: [
		'You can check the company’s name and VÖEN (taxpayer number) on the site of the State Tax Service. The same name and number stand on your receipt.',
		'We may not speak for embassies or guarantee a visa. If somebody gives such a guarantee, do not believe them.',
	],
};

const hours: CompanyPageText = {
	lead: () => 'You can apply on the site at any time. Our staff answer in these hours.',
	paragraphs: [
		'Hours are in Baku time. A message sent at another time is answered on the next working day.',
		'On public holidays our answer and the embassies’ decisions may take longer.',
	],
};

const contacts: CompanyPageText = {
	lead: () => 'Write to us if you have a question. If it is about your application, add its number.',
	paragraphs: [
		'We never ask for your card details, your password or your confirmation codes. Do not send them to anybody.',
	],
};

export const companyWords: CompanyWords = {
	information: 'Information pages',
	pages: { company, licence, hours, contacts },
	terms: {
		name: 'Name',
		taxId: 'Taxpayer number (VÖEN)',
		address: 'Address',
		licence: 'Registration',
		email: 'E-mail',
		chat: 'WhatsApp message',
	},
	closed: 'Closed',
	sample: 'Sample',
	sampleTitle: 'This page has sample details',
	sampleText:
		'Details marked “Sample” are not real: the company that runs the service will put its own in their place.',
	sampleRulesTitle: 'This text is a sample',
	sampleRulesText: 'The company that runs the service will put its own rules in its place.',
	failed: 'The page’s details did not load',
	samples: {
		taxId: '0000000000',
		address: '1 Sample Street, Baku',
		licence: 'State registration no. 0000000000',
	},
};
