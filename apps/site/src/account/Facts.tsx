import type { ReactNode } from 'react';
import * as styles from './account.css';

/** Terms with their values, side by side where there is room; what has no value stays out. */
export function Facts({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
	return (
		<dl className={styles.facts}>
			{items
				.filter(({ value }) => value !== null && value !== undefined)
				.map(({ term, value }) => (
					<div key={term} className={styles.fact}>
						<dt className={styles.term}>{term}</dt>
						<dd className={styles.value}>{value}</dd>
					</div>
				))}
		</dl>
	);
}
