'use client';

import { FileName } from '../../field/FileName';
import { numberOf } from '../../root/numberOf';
import { useBroken } from '../../root/useBroken';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { Button } from '../Button';
import { FileIcon, RetryIcon, SuccessIcon, TrashIcon } from '../Icon';
import { Progress } from '../Progress';
import * as css from './FileDrop.css';
import { formatFileSize } from './fileSize';

/** The displayed file and its upload progress. */
export interface DroppedFile {
	name: string;
	/** The size in bytes. */
	size: number;
	/** `ready` means that the file is submitted with its form and not uploaded before. */
	status: 'ready' | 'uploading' | 'uploaded' | 'failed';
	/** The progress while uploading, 0–100. */
	progress?: number;
	/** The URL of the image: an object URL, or the uploaded file's. */
	previewUrl?: string | null;
}

export interface FileItemProps {
	file: DroppedFile;
	/** Whose file it is, if a page has several drop zones; added to the names of preview and buttons. */
	whose?: string;
	/** Cancels the upload; adds a cancel button. */
	onCancel?: () => void;
	/** Retries a failed upload; adds a retry button. */
	onRetry?: () => void;
	/** Removes the file; adds a remove button. */
	onRemove?: () => void;
	/** Disables the buttons. */
	isDisabled?: boolean;
}

/** A file's row: preview, name, size, progress and actions. */
export function FileItem({ file, whose, onCancel, onRetry, onRemove, isDisabled }: FileItemProps) {
	const strings = useStrings();
	const formats = useFormats();
	const named = (words: string) => (whose ? `${words}: ${whose}` : words);
	const small = { size: 'small', isDisabled } as const;
	const { isBroken, watched } = useBroken(file.previewUrl);
	const percent = Math.round(numberOf(file.progress, 0));
	const isBare = file.status !== 'uploading' && !(file.status === 'failed' && onRetry);
	return (
		<li className={css.item}>
			{file.previewUrl && !isBroken ? (
				<img
					{...watched}
					className={css.preview}
					src={file.previewUrl}
					alt={named(strings.filePreview)}
					width={250}
					height={250}
				/>
			) : (
				<span className={css.preview}>
					<FileIcon size="large" />
				</span>
			)}
			<div className={css.facts}>
				<div>
					<div className={css.name}>
						<FileName>{file.name}</FileName>
					</div>
					{numberOf(file.size, 0) > 0 && (
						<div className={css.size}>{formatFileSize(file.size, strings.fileSize, formats)}</div>
					)}
				</div>
				{file.status === 'uploading' && (
					<>
						<Progress label={strings.fileUploading(percent)} value={percent} />
						<span className={css.size} role="status">
							{strings.fileUploading(percent)}
						</span>
					</>
				)}
				{file.status === 'uploaded' && (
					<span className={css.done} role="status">
						<SuccessIcon size="small" />
						{strings.fileUploaded}
					</span>
				)}
				<div className={css.actions} data-bare={isBare || undefined}>
					{file.status === 'uploading' && onCancel && (
						<Button {...small} tone="secondary" onPress={onCancel} aria-label={named(strings.fileCancel)}>
							{strings.fileCancel}
						</Button>
					)}
					{file.status === 'failed' && onRetry && (
						<Button
							{...small}
							tone="secondary"
							icon={<RetryIcon size="small" />}
							onPress={onRetry}
							aria-label={named(strings.fileRetry)}
						>
							{strings.fileRetry}
						</Button>
					)}
					{file.status !== 'uploading' && onRemove && (
						<Button
							{...small}
							tone="quiet"
							icon={<TrashIcon size="small" />}
							onPress={onRemove}
							aria-label={named(strings.fileRemove)}
						>
							{strings.fileRemove}
						</Button>
					)}
				</div>
			</div>
		</li>
	);
}
