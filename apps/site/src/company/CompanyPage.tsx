import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OpeningHours, Settings } from 'visa-sdk/contract';
import { Link, Notice, Stack, Tag, Text } from 'visa-ui';
import { formatPhone } from '../formatPhone';
import { formats, language, strings } from '../strings';
import { companyStrings } from '../strings/pages/company';
import { type CompanyFacts, closedDays, companyFacts, type Told } from './companyFacts';
import { type CompanyPageName, companyPages } from './companyPages';
import { InformationPage } from './InformationPage';
import * as styles from './information.css';

/** Company, licence, hours or contacts, depending on the path; the facts come from the settings. [INF-01] [INF-02] */
export function CompanyPage() {
	// The page's own path: while it is being left, the window's is already the next page's.
	const { pathname } = useMatch({ strict: false });
	const name = companyPages.find((page) => pathname === `/${page}`) ?? 'company';
	return (
		<InformationPage heading={strings.titles[name]}>
			{(settings) => <CompanyText name={name} settings={settings} />}
		</InformationPage>
	);
}

interface Fact {
	term: string;
	shown: ReactNode;
	isSample: boolean;
}

function CompanyText({ name, settings }: { name: CompanyPageName; settings: Settings }) {
	const words = companyStrings;
	const text = words.pages[name];
	const facts = factsOf(name, settings);
	return (
		<>
			<Text size="lead">{text.lead(settings.company.name)}</Text>
			{facts.some(({ isSample }) => isSample) && (
				<Notice tone="warning" title={words.sampleTitle} className={styles.notice}>
					{words.sampleText}
				</Notice>
			)}
			<dl className={styles.facts}>
				{facts.map(({ term, shown, isSample }) => (
					<div key={term} className={styles.fact}>
						<dt className={styles.term}>{term}</dt>
						<dd className={styles.value}>
							<span>{shown}</span>
							{isSample && <Tag>{words.sample}</Tag>}
						</dd>
					</div>
				))}
			</dl>
			<Stack gap="s">
				{text.paragraphs.map((paragraph) => (
					<Text key={paragraph}>{paragraph}</Text>
				))}
			</Stack>
		</>
	);
}

/** The facts on each page. */
function factsOf(page: CompanyPageName, settings: Settings): Fact[] {
	const { terms } = companyStrings;
	const facts = companyFacts(settings);
	const name = { term: terms.name, shown: facts.name, isSample: false };
	const taxId = factOf(terms.taxId, facts.taxId);
	const address = factOf(terms.address, facts.address);
	if (page === 'hours') return hourFacts(facts.hours);
	if (page === 'licence') return [name, factOf(terms.licence, facts.licence), taxId];
	if (page === 'company') return [name, taxId, address];
	const { contactPhone } = settings;
	const chat = (
		<Link href={`https://wa.me/${contactPhone}`} isExternal>
			{formatPhone(`+${contactPhone}`)}
		</Link>
	);
	const { value: email, isSample } = facts.email;
	// Nobody reads e-mails sent to a sample address.
	const letter = isSample ? email : <Link href={`mailto:${email}`}>{email}</Link>;
	return [{ term: terms.chat, shown: chat, isSample: false }, { term: terms.email, shown: letter, isSample }, address];
}

const factOf = (term: string, { value, isSample }: Told<string>): Fact => ({ term, shown: value, isSample });

/** A line for each of the operator's days, with all their hours, and one for the remaining days. */
function hourFacts({ value, isSample }: CompanyFacts['hours']): Fact[] {
	const open = [...new Set(value.map(daysOf))].map((term) => {
		const hours = value.filter((one) => daysOf(one) === term).map(({ opens, closes }) => `${opens}–${closes}`);
		return { term, shown: hours.join(', '), isSample };
	});
	const closed = closedDays(value).map(dayName);
	return closed.length === 0 ? open : [...open, { term: closed.join(', '), shown: companyStrings.closed, isSample }];
}

const daysOf = ({ fromDay, toDay }: OpeningHours) =>
	fromDay === toDay ? dayName(fromDay) : `${dayName(fromDay)} – ${dayName(toDay)}`;

function dayName(day: number): string {
	const name = formats.weekdays[day - 1] ?? '';
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
