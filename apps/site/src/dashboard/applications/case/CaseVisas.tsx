import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant } from 'visa-sdk/format';
import { Button } from 'visa-ui';
import { client } from '../../../api';
import { openLink } from '../../../shell/openLink';
import { moves } from '../moves';
import * as css from '../parts.css';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { CasePart } from './CasePart';

const { visa: own } = words;

/** The visas issued by the embassy. */
export function CaseVisas({ request, may, work }: { request: VisaRequestDetail; may: Permitted; work: CaseWork }) {
	const { id, reference, version, visas } = request;
	if (visas.length === 0) return null;
	return (
		<CasePart title={own.heading}>
			<ul className={css.lines}>
				{visas.map(({ key, attachedAt }, index) => (
					<li key={key} className={css.line}>
						<span>{own.one(index + 1, formatInstant(attachedAt))}</span>
						<Button
							tone="secondary"
							size="small"
							onPress={() => void openLink(() => client.visaRequests.visaLink({ id, key }))}
						>
							{own.open}
						</Button>
						{may.steps.includes('visa') && (
							<Button
								tone="quiet"
								size="small"
								isPending={work.pending.includes(key)}
								onPress={() => void work.run(key, moves.removeVisa(), { id, key, version }, own.removed(reference))}
							>
								{own.remove}
							</Button>
						)}
					</li>
				))}
			</ul>
		</CasePart>
	);
}
