import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestDocument } from 'visa-sdk/contract';
import { ImageViewer } from 'visa-ui';
import { queries } from '../api';
import { FailedNotice } from './FailedNotice';

export interface PassportPicturesProps {
	documents: readonly RequestDocument[];
	/** An image's name: whose it is, and whether it replaces an earlier one. */
	nameOf: (document: RequestDocument, place: PicturePlace) => string;
	/** Says that an image couldn't be loaded. */
	failedTitle: string;
	/** Sets the viewer's height. */
	className: string;
}

/** Whose image it is, and which of theirs. */
export interface PicturePlace {
	/** Starting at 1. */
	number: number;
	total: number;
	/** There is an earlier image of the same traveller. */
	isNewer: boolean;
}

/**
 * A request's images, one at a time. A link expires after ten minutes, so it is requested whenever an image is opened,
 * and each image that staff request is one view in the trail. [ACC-03] [DSH-12] [UPL-11]
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
