import { Heading, LinkButton, Stack, Text } from 'visa-ui';
import * as styles from '../home/home.css';
import { strings } from '../strings/az';

const words = strings.about;

/** Who runs this and by which rules. [RTE-01] */
export function AboutPage() {
	return (
		<section className={styles.section}>
			<div className={styles.heroText}>
				<Heading level={1}>{words.heading}</Heading>
				<Text size="lead">{words.lead}</Text>
			</div>
			<Stack gap="m">
				{words.paragraphs.map((paragraph) => (
					<Text key={paragraph}>{paragraph}</Text>
				))}
			</Stack>
			<Heading level={2}>{words.factsHeading}</Heading>
			<dl className={styles.ledger}>
				{words.facts.map(({ term, text }) => (
					<div key={term} className={styles.ledgerRow}>
						<dt className={styles.ledgerTerm}>{term}</dt>
						<dd className={styles.ledgerText}>{text}</dd>
					</div>
				))}
			</dl>
			<div>
				<LinkButton tone="primary" href="/application">
					{strings.home.start}
				</LinkButton>
			</div>
		</section>
	);
}
