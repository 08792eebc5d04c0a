import { Heading, Inline, Link, LinkButton, Stack, Text } from 'visa-ui';
import { companyPages } from '../company/companyPages';
import { HomeSection } from '../home/HomeSection';
import * as styles from '../home/home.css';
import { Ledger } from '../home/Ledger';
import { standsAlone } from '../shell/Layout.css';
import { strings } from '../strings';
import { aboutStrings } from '../strings/pages/about';

/** The company and its terms. [RTE-01] */
export function AboutPage() {
	const words = aboutStrings;
	return (
		<>
			<div className={styles.opening}>
				<Heading level={1}>{words.heading}</Heading>
				<Text size="lead">{words.lead}</Text>
			</div>
			<HomeSection heading={words.workHeading}>
				<div className={styles.columns}>
					{words.paragraphs.map((paragraph) => (
						<Text key={paragraph}>{paragraph}</Text>
					))}
				</div>
			</HomeSection>
			<HomeSection heading={words.factsHeading}>
				<Stack gap="l">
					<Ledger items={words.facts} />
					<div>
						<LinkButton tone="primary" href="/application">
							{strings.shell.start}
						</LinkButton>
					</div>
				</Stack>
			</HomeSection>
			<HomeSection heading={strings.shell.company}>
				<Inline gap="m">
					{companyPages.map((page) => (
						<Link key={page} className={standsAlone} href={`/${page}`}>
							{strings.titles[page]}
						</Link>
					))}
				</Inline>
			</HomeSection>
		</>
	);
}
