import type { VisaRequestRow } from 'visa-sdk/contract';
import { formatDayShort } from 'visa-sdk/format';
import { Link, RequestStatusTag, Text } from 'visa-ui';
import { caseAddress } from '../deskState';
import * as css from '../parts.css';
import { words } from '../strings';
import { CasePart } from './CasePart';

/** The same traveller's other requests. */
export function OtherCases({ others }: { others: readonly VisaRequestRow[] }) {
	return (
		<CasePart title={words.detail.others}>
			{others.length === 0 ? (
				<Text tone="soft">{words.detail.noOthers}</Text>
			) : (
				<ul className={css.lines}>
					{others.map(({ id, reference, country, startDate, status }) => (
						<li key={id} className={css.line}>
							<Link href={caseAddress(id)}>{reference}</Link>
							<span>{`${country.name}, ${formatDayShort(startDate)}`}</span>
							<RequestStatusTag status={status} isQuiet>
								{words.statuses[status]}
							</RequestStatusTag>
						</li>
					))}
				</ul>
			)}
		</CasePart>
	);
}
