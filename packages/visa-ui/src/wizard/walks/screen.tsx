import { renderToStaticMarkup } from 'react-dom/server';
import { wizard as words } from '../../strings/az/wizard';
import type { WizardActor } from '../machine';
import { Wizard } from '../Wizard';
import type { Expected } from './expected';
import { nameOf } from './world';

const sections = {
	COUNTRY: 'country',
	DATE: 'date',
	VISA_TYPE: 'visaType',
	VISA_OPTION: 'visaOption',
	SERVICE: 'service',
	UPLOAD_DOCUMENT: 'upload',
	FINAL_REVIEW: 'review',
} as const;

const textOf = (html: string | undefined) => html?.replace(/<[^>]+>/g, '');
const textsOf = (html: string) => html.split(/<[^>]+>/).filter((text) => text !== '');

/** What a reader meets: the heading, why one can't go on, and what the ticket holds. */
export function screenOf(actor: WizardActor) {
	const html = renderToStaticMarkup(<Wizard actor={actor} />);
	const [page = '', foot = ''] = html.split('data-wizard="actions"');
	const ticket = /<aside[^>]*>(.*?)<details/.exec(page)?.[1];
	const reasons: string[] = Object.values(words.blocked);
	return {
		heading: textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1]),
		reason: textsOf(foot).find((text) => reasons.includes(text)) ?? null,
		ticket:
			ticket === undefined ? null : Array.from(ticket.matchAll(/<dd[^>]*>(.*?)<\/dd>/g), ([, value]) => textOf(value)),
	};
}

/** What the specification expects a reader to meet. Days are not looked at here: their words have tests of their own. */
export function expectedScreen({ step, form, blocked }: Expected) {
	if (!step) return null;
	const { documentDone, documentsDone } = words.ticket;
	const documents = form.peopleCount === 1 ? documentDone : documentsDone(1, form.peopleCount);
	const rows = [form.country, form.visaType, form.visaOption, form.service].map((id) => id && nameOf(id));
	return {
		heading: words[sections[step]].heading,
		reason: blocked && words.blocked[blocked],
		rows: step === 'FINAL_REVIEW' ? null : [...rows, form.document && documents],
		hasDates: form.start !== null,
	};
}
