import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { Button, ImageViewer, Skeleton, Text } from 'visa-ui';
import { queries } from '../../../api';
import { FailedNotice } from '../../../shell/FailedNotice';
import * as css from '../desk.css';
import { words } from '../strings';
import { Part } from './Part';

const { detail: own } = words;

export interface PassportProps {
	request: VisaRequestDetail;
	/** Whose case it is sees it at once; each view is in the audit trail. */
	isMine: boolean;
}

/** The pictures of the passport, beside the facts that they prove. [DSH-12] */
export function Passport({ request, isMine }: PassportProps) {
	const [isAsked, setAsked] = useState(false);
	const { documents } = request;
	return (
		<Part title={own.passport}>
			{!request.isPersonalDataOpen ? (
				<Text tone="soft">{own.hidden}</Text>
			) : documents.length === 0 ? (
				<Text tone="soft">{own.passportNone}</Text>
			) : isMine || isAsked ? (
				documents.map(({ key }, index) => (
					<Picture key={key} imageKey={key} name={own.passportOf(index + 1, documents.length)} />
				))
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
		</Part>
	);
}

/** A link dies after ten minutes: it is asked for anew whenever the picture is opened. */
function Picture({ imageKey, name }: { imageKey: string; name: string }) {
	const { data, error, refetch } = useQuery({ ...queries.uploadLink(imageKey), staleTime: 0, gcTime: 0, retry: 0 });
	if (error) return <FailedNotice error={error} title={own.passportFailed} onRetry={() => void refetch()} />;
	if (!data) return <Skeleton height={220} />;
	return <ImageViewer className={css.picture} label={name} src={data.url} onRetry={() => void refetch()} />;
}
