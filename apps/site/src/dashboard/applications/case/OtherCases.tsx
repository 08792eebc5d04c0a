import type { VisaRequestRow } from 'visa-sdk/contract';
import { formatDayShort } from 'visa-sdk/format';
import { Link, RequestStatusTag, Text } from 'visa-ui';
import { caseAddress, travellerAddress } from '../deskState';
import * as css from '../parts.css';
import { words } from '../strings';
import { CasePart } from './CasePart';

export interface OtherCasesProps {
	/** The newest ones. */
	rows: readonly VisaRequestRow[];
	/** How many requests the traveller has with this one; null if all others are shown. */
	all: number | null;
}

/** The traveller's other requests, and where the rest of them are. */
export function OtherCases({ rows, all, travellerId }: OtherCasesProps & { travellerId: string }) {
	return (
		<CasePart title={words.detail.others}>
			{rows.length === 0 ? (
				<Text tone="soft">{words.detail.noOthers}</Text>
			) : (
				<ul className={css.lines}>
					{rows.map(({ id, reference, country, startDate, status }) => (
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
			{all !== null && <Link href={travellerAddress(travellerId)}>{words.detail.allOthers(all)}</Link>}
		</CasePart>
	);
}
