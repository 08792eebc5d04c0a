import { Accordion, Guilloche, Heading, LinkButton, ShieldIcon, Stack, Text } from 'visa-ui';
import { strings } from '../strings/az';
import * as styles from './home.css';
import { PopularCountries } from './PopularCountries';

const words = strings.home;

/** One promise and one action; then how it works, where to, what it costs, and who sees the passport. [RTE-01] */
export function HomePage() {
	return (
		<>
			<section className={styles.hero}>
				<div className={styles.engraving}>
					<Guilloche />
				</div>
				<div className={styles.heroInner}>
					<div className={styles.heroText}>
						<span className={styles.eyebrow}>{words.eyebrow}</span>
						<Heading level={1} size="display">
							{words.heading}
						</Heading>
						<Text size="lead">{words.lead}</Text>
					</div>
					<Stack gap="xs" align="start">
						<LinkButton tone="primary" size="large" href="/application">
							{words.start}
						</LinkButton>
						<Text size="caption" tone="soft">
							{words.startHint}
						</Text>
					</Stack>
				</div>
			</section>
			<section className={styles.section}>
				<Heading level={2}>{words.stepsHeading}</Heading>
				<ol className={styles.steps}>
					{words.steps.map((step) => (
						<li key={step.title} className={styles.stepItem}>
							<Heading level={3}>{step.title}</Heading>
							<Text tone="soft">{step.text}</Text>
						</li>
					))}
				</ol>
			</section>
			<PopularCountries />
			<section className={styles.section}>
				<Stack gap="xs">
					<Heading level={2}>{words.costHeading}</Heading>
					<Text tone="soft">{words.costText}</Text>
				</Stack>
				<dl className={styles.ledger}>
					{words.costs.map((cost) => (
						<div key={cost.title} className={styles.ledgerRow}>
							<dt className={styles.ledgerTerm}>{cost.title}</dt>
							<dd className={styles.ledgerText}>{cost.text}</dd>
						</div>
					))}
				</dl>
			</section>
			<section className={styles.section}>
				<Heading level={2}>{words.trustHeading}</Heading>
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
			</section>
			<section className={styles.section}>
				<Heading level={2}>{words.questionsHeading}</Heading>
				<Accordion
					items={words.questions.map(({ question, answer }) => ({ id: question, title: question, content: answer }))}
				/>
			</section>
		</>
	);
}
