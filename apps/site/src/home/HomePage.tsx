import { Accordion, Heading, LinkButton, ShieldIcon, Stack, Text } from 'visa-ui';
import { strings } from '../strings';
import { homeStrings } from '../strings/pages/home';
import { CountrySearch } from './CountrySearch';
import { HomeSection } from './HomeSection';
import * as styles from './home.css';
import { Ledger } from './Ledger';
import { Plate } from './Plate';
import { PopularCountries } from './PopularCountries';

/** One promise and one action; then how it works, where to, what it costs, and who sees the passport. [RTE-01] */
export function HomePage() {
	const words = homeStrings;
	return (
		<>
			<section className={styles.hero}>
				<div className={styles.heroInner}>
					<div className={styles.heroText}>
						<span className={styles.eyebrow}>{words.eyebrow}</span>
						<Heading level={1} size="display">
							{words.heading}
						</Heading>
						<Text size="lead">{words.lead}</Text>
						<div className={styles.search}>
							<CountrySearch />
						</div>
						<Stack gap="xs" align="start">
							<LinkButton tone="primary" size="large" href="/application">
								{strings.shell.start}
							</LinkButton>
							<Text size="caption" tone="soft">
								{words.startHint}
							</Text>
						</Stack>
					</div>
				</div>
				<div className={styles.engraving}>
					<Plate />
				</div>
			</section>
			<HomeSection heading={words.stepsHeading}>
				<ol className={styles.steps}>
					{words.steps.map((step) => (
						<li key={step.title} className={styles.stepItem}>
							<Heading level={3}>{step.title}</Heading>
							<Text tone="soft">{step.text}</Text>
						</li>
					))}
				</ol>
			</HomeSection>
			<PopularCountries />
			<HomeSection heading={words.costHeading} text={words.costText}>
				<Ledger items={words.costs.map(({ title, text }) => ({ term: title, text }))} />
			</HomeSection>
			<HomeSection heading={words.trustHeading}>
				<ul className={styles.trust}>
					{words.trust.map((sentence) => (
						<li key={sentence} className={styles.trustItem}>
							<span className={styles.trustIcon}>
								<ShieldIcon />
							</span>
							<Text>{sentence}</Text>
						</li>
					))}
				</ul>
			</HomeSection>
			<HomeSection heading={words.questionsHeading}>
				<Accordion
					items={words.questions.map(({ question, answer }) => ({ id: question, title: question, content: answer }))}
				/>
			</HomeSection>
		</>
	);
}
