import type { Standing } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { Notice } from 'visa-ui';
import { Sentence } from '../../../shell/Sentence';
import { nameOf } from '../columns';
import { didWhat } from '../didWhat';
import * as partCss from '../parts.css';
import { words } from '../strings';
import type { CaseFailure, Seen } from '../useCaseWork';
import * as css from './case.css';

const { clash: own, list } = words;

const texts = ({ status, owner, amount }: Seen) => [
	[list.status, words.statuses[status]] as const,
	[list.assignee, owner] as const,
	[list.amount, formatMoney(amount)] as const,
];

/** Says that a case has been reassigned: who did what, and its current state. [DSH-11] */
export function CaseLeftNotice({ standing }: { standing: Standing | null }) {
	if (!standing) return <Notice tone="warning">{words.detail.left}</Notice>;
	const { last, status, assignedTo } = standing;
	return (
		<Notice tone="warning" {...(last && { title: didWhat(last) })}>
			{`${own.now(words.statuses[status], assignedTo ? nameOf(assignedTo) : list.nobody)} ${words.detail.left}`}
		</Notice>
	);
}

/** Why a call was refused; if someone else was faster, with the previous and the current state. [DSH-09] [DSH-11] */
export function CaseClashNotice({ failure }: { failure: CaseFailure | null }) {
	if (!failure) return null;
	const { clash, message, isTyped } = failure;
	if (!clash) {
		return (
			<Notice tone="error">
				<Sentence>{message}</Sentence>
			</Notice>
		);
	}
	const now = texts(clash.is);
	const differing = texts(clash.was).flatMap(([term, was], index) => {
		const is = now[index]?.[1];
		return is === was || is === undefined ? [] : [{ term, was, is }];
	});
	return (
		<Notice tone="error" title={message}>
			{differing.length > 0 && <p className={partCss.plain}>{isTyped ? own.text : own.untyped}</p>}
			{differing.length > 0 && (
				<table className={css.differing} aria-label={own.title}>
					<thead>
						<tr>
							<td />
							<th scope="col">{own.was}</th>
							<th scope="col">{own.is}</th>
						</tr>
					</thead>
					<tbody>
						{differing.map(({ term, was, is }) => (
							<tr key={term}>
								<th scope="row">{term}</th>
								<td>{was}</td>
								<td>
									<strong>{is}</strong>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Notice>
	);
}
