import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatDay, formatInstant } from 'visa-sdk/format';
import * as partCss from '../parts.css';
import * as rowCss from '../rows.css';
import { words } from '../strings';
import { CasePart } from './CasePart';
import * as css from './case.css';

const { ask: own } = words;

/** Questions to the traveller, and the answers. [DSH-13] */
export function CaseInformation({ request: { information } }: { request: VisaRequestDetail }) {
	if (information.length === 0) return null;
	return (
		<CasePart title={own.heading}>
			<ul className={partCss.lines}>
				{information.map(({ id, text, until, askedAt, answeredAt, answer, documents }) => (
					<li key={id}>
						<p className={partCss.written}>{text}</p>
						<span className={rowCss.soft}>{own.asked(formatInstant(askedAt), formatDay(until))}</span>
						{answeredAt ? (
							<blockquote className={css.answer}>
								{answer && <p className={partCss.written}>{answer}</p>}
								<span className={rowCss.soft}>
									{answer || documents.length > 0
										? own.answered(formatInstant(answeredAt), documents.length)
										: own.closed(formatInstant(answeredAt))}
								</span>
							</blockquote>
						) : (
							<p className={rowCss.nearMark}>{own.open}</p>
						)}
					</li>
				))}
			</ul>
		</CasePart>
	);
}
