import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestDocument } from 'visa-sdk/contract';
import { ImageViewer } from 'visa-ui';
import { queries } from '../api';
import { FailedNotice } from './FailedNotice';

export interface PassportPicturesProps {
	documents: readonly RequestDocument[];
	/** What a picture is called: whose it is, and whether it came later than another of theirs. */
	nameOf: (document: RequestDocument, place: PicturePlace) => string;
	/** Says that one could not be had. */
	failedTitle: string;
	/** Sets the viewer's height. */
	className: string;
}

/** Whose picture it is, and which of theirs. */
export interface PicturePlace {
	/** From 1. */
	number: number;
	total: number;
	/** Another picture of the same traveller came before. */
	isNewer: boolean;
}

/**
 * The pictures of a request, one at a time. A link dies after ten minutes: it is asked for whenever a picture is opened,
 * and each picture of which staff ask it is one view in the trail. [ACC-03] [DSH-12] [UPL-11]
 */
export function PassportPictures({ documents, nameOf, failedTitle, className }: PassportPicturesProps) {
	const [wanted, setWanted] = useState(1);
	const total = documents.length;
	const number = Math.min(wanted, total);
	const document = documents[number - 1];
	const imageKey = document?.key ?? '';
	const { data, error, refetch } = useQuery({ ...queries.uploadLink(imageKey), staleTime: 0, gcTime: 0, retry: 0 });
	if (!document) return null;
	const { traveller } = document;
	const isNewer = traveller !== null && documents.findIndex((one) => one.traveller === traveller) < number - 1;
	const retry = () => void refetch();
	if (error && total === 1) return <FailedNotice error={error} title={failedTitle} onRetry={retry} />;
	return (
		<ImageViewer
			className={className}
			label={nameOf(document, { number, total, isNewer })}
			src={data?.url ?? null}
			isFailed={error !== null}
			{...(total > 1 && { pages: { number, total, onTurn: setWanted } })}
			onRetry={retry}
		/>
	);
}
