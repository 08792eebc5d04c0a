import type { ReactNode } from 'react';
import { Text } from '../../components/Text';
import * as styles from './cardFacts.css';

export interface CardFactsProps {
	/** A line below the card's name. */
	text?: ReactNode;
	/** Terms with their amounts, which are aligned at the right. */
	facts: readonly { term: string; value: ReactNode }[];
}

/** What a selection costs or provides, inside its card. */
export function CardFacts({ text, facts }: CardFactsProps) {
	return (
		<>
			{text && <Text tone="soft">{text}</Text>}
			<dl className={styles.facts}>
				{facts.map(({ term, value }) => (
					<div key={term} className={styles.fact}>
						<dt className={styles.term}>{term}</dt>
						<dd className={styles.value}>{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
