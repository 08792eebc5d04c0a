import { useMatch } from '@tanstack/react-router';
import type { Settings } from 'visa-sdk/contract';
import { DescriptionList, Heading, Link, Notice, Stack, Text } from 'visa-ui';
import { InformationPage } from '../company/InformationPage';
import { notice } from '../company/information.css';
import { strings } from '../strings';
import { companyStrings } from '../strings/pages/company';
import { legalStrings } from '../strings/pages/legal';
import { type LegalPageName, legalPages } from './legalPages';

/** Terms, privacy or refunds, depending on the path; company and retention period come from the settings. */
export function LegalPage() {
	// The page's own path: while it is being left, the window's is already the next page's.
	const { pathname } = useMatch({ strict: false });
	const name = legalPages.find((page) => pathname === `/${page}`) ?? 'terms';
	return (
		<InformationPage heading={strings.titles[name]}>
			{(settings) => <LegalText name={name} settings={settings} />}
		</InformationPage>
	);
}

function LegalText({ name, settings }: { name: LegalPageName; settings: Settings }) {
	const words = legalStrings;
	const { company, imageRetentionDays, contactPhone } = settings;
	const facts = { company: company.name, imageRetentionDays };
	const text = words[name];
	return (
		<>
			<Text size="lead">{text.lead(facts)}</Text>
			{/* Whoever has not said who they are has not made these rules their own. */}
			{company.taxId === null && (
				<Notice tone="warning" title={companyStrings.sampleRulesTitle} className={notice}>
					{companyStrings.sampleRulesText}
				</Notice>
			)}
			{text.sections(facts).map(({ title, paragraphs }) => (
				<Stack key={title} gap="s">
					<Heading level={2}>{title}</Heading>
					{paragraphs.map((paragraph) => (
						<Text key={paragraph}>{paragraph}</Text>
					))}
				</Stack>
			))}
			<Stack gap="s">
				<Heading level={2}>{words.companyHeading}</Heading>
				<Text>{company.name}</Text>
				<DescriptionList
					items={[
						{ term: words.taxId, value: company.taxId },
						{ term: words.address, value: company.address },
						{
							term: words.email,
							value: company.email && <Link href={`mailto:${company.email}`}>{company.email}</Link>,
						},
					]}
				/>
				<Link href={`https://wa.me/${contactPhone}`} isExternal>
					{words.contact}
				</Link>
			</Stack>
		</>
	);
}
