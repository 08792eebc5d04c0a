import { ledger, ledgerRow, ledgerTerm, ledgerText } from './home.css';

/** Terms with explanations, on one ruled line each. */
export function Ledger({ items }: { items: readonly { term: string; text: string }[] }) {
	return (
		<dl className={ledger}>
			{items.map(({ term, text }) => (
				<div key={term} className={ledgerRow}>
					<dt className={ledgerTerm}>{term}</dt>
					<dd className={ledgerText}>{text}</dd>
				</div>
			))}
		</dl>
	);
}
