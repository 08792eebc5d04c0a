import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { Button, Text } from 'visa-ui';
import { PassportPictures } from '../../../shell/PassportPictures';
import { words } from '../strings';
import { CasePart } from './CasePart';
import * as css from './case.css';

const { detail: own } = words;

export interface PassportProps {
	request: VisaRequestDetail;
	/** The case's agent sees it immediately; each view is in the audit trail. */
	isMine: boolean;
}

/** The passport images, next to the facts that they prove. [DSH-12] */
export function CasePassport({ request, isMine }: PassportProps) {
	const [isAsked, setAsked] = useState(false);
	const { documents } = request;
	return (
		<CasePart title={own.passport}>
			{!request.isPersonalDataOpen ? (
				<Text tone="soft">{own.hidden}</Text>
			) : documents.length === 0 ? (
				<Text tone="soft">{own.passportNone}</Text>
			) : isMine || isAsked ? (
				<PassportPictures
					documents={documents}
					nameOf={({ traveller }, { number, total, isNewer }) => own.passportOf(number, total, traveller, isNewer)}
					failedTitle={own.passportFailed}
					className={css.picture}
				/>
			) : (
				<>
					<Text tone="soft">{own.passportAudited}</Text>
					<div>
						<Button tone="secondary" size="small" onPress={() => setAsked(true)}>
							{own.passportShow}
						</Button>
					</div>
				</>
			)}
		</CasePart>
	);
}
