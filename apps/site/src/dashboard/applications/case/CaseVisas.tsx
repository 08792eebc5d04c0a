import { useRef, useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant } from 'visa-sdk/format';
import { Button, ConfirmDialog } from 'visa-ui';
import { client } from '../../../api';
import { keepFocus } from '../../../shell/keepFocus';
import { openLink } from '../../../shell/openLink';
import { caseHead } from '../keys/rows';
import { moves } from '../moves';
import * as css from '../parts.css';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { CasePart } from './CasePart';

const { visa: own } = words;

/** The visas issued by the embassy. */
export function CaseVisas({ request, may, work }: { request: VisaRequestDetail; may: Permitted; work: CaseWork }) {
	const { id, reference, version, visas, status } = request;
	/** Which of them is asked about, and its number in the list. */
	const [asked, setAsked] = useState<{ key: string; number: number; traveller: number | null } | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	/** The file is lost for good, and its button with it. */
	const remove = async (key: string) => {
		await work.run(key, moves.removeVisa(), { id, key, version }, own.removed(reference));
		setAsked(null);
		keepFocus(() => heading.current ?? caseHead());
	};
	return (
		<>
			{visas.length > 0 && (
				<CasePart title={own.heading} headingRef={heading}>
					<ul className={css.lines}>
						{visas.map(({ key, attachedAt, traveller }, index) => (
							<li key={key} className={css.line}>
								<span>{own.one(index + 1, formatInstant(attachedAt), traveller)}</span>
								<Button
									tone="secondary"
									size="small"
									onPress={() => void openLink(() => client.visaRequests.visaLink({ id, key }))}
								>
									{own.open}
								</Button>
								{may.steps.includes('visa') && (
									<Button tone="quiet" size="small" onPress={() => setAsked({ key, number: index + 1, traveller })}>
										{own.remove}
									</Button>
								)}
							</li>
						))}
					</ul>
				</CasePart>
			)}
			<ConfirmDialog
				title={own.removeTitle(asked?.number ?? 1, asked?.traveller ?? null)}
				isOpen={asked !== null}
				onClose={() => setAsked(null)}
				onConfirm={() => asked && void remove(asked.key)}
				confirmLabel={own.remove}
				cancelLabel={own.removeNot}
				tone="critical"
				isPending={asked !== null && work.pending.includes(asked.key)}
			>
				{status === 'APPROVED' ? own.removeRead : own.removeUnread}
			</ConfirmDialog>
		</>
	);
}
