import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Settings } from 'visa-sdk/contract';
import { Heading, Inline, Link, Skeleton, Stack, Text } from 'visa-ui';
import { Facts } from '../account/Facts';
import { queries } from '../api';
import { FailedNotice } from '../shell/FailedNotice';
import { narrowPage } from '../shell/Layout.css';
import { strings } from '../strings/az';
import { type LegalPageName, legalPages } from './legalPages';

const words = strings.legal;

/** Terms, privacy or refunds, by the address; who we are and what it counts in come from the settings. */
export function LegalPage() {
	const { pathname } = useLocation();
	const name = legalPages.find((page) => pathname === `/${page}`) ?? 'terms';
	const settings = useQuery(queries.settings());
	return (
		<div className={narrowPage}>
			<Stack gap="l">
				<Heading level={1}>{words[name].heading}</Heading>
				{settings.data ? (
					<LegalText name={name} settings={settings.data} />
				) : settings.error ? (
					<FailedNotice error={settings.error} title={words.failed} onRetry={() => void settings.refetch()} />
				) : (
					<Skeleton height={480} />
				)}
				<Inline gap="m">
					{legalPages
						.filter((page) => page !== name)
						.map((page) => (
							<Link key={page} href={`/${page}`}>
								{words[page].heading}
							</Link>
						))}
				</Inline>
			</Stack>
		</div>
	);
}

function LegalText({ name, settings }: { name: LegalPageName; settings: Settings }) {
	const { company, imageRetentionDays, contactPhone } = settings;
	const facts = { company: company.name, imageRetentionDays };
	const text = words[name];
	return (
		<>
			<Text size="lead">{text.lead(facts)}</Text>
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
				<Facts
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
