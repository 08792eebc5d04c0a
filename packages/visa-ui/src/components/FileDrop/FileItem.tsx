'use client';

import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { Button } from '../Button';
import { FileIcon, RetryIcon, SuccessIcon, TrashIcon } from '../Icon';
import { Progress } from '../Progress';
import * as css from './FileDrop.css';
import { formatFileSize } from './fileSize';

/** The file that is shown, and how far it has got. */
export interface DroppedFile {
	name: string;
	/** Bytes. */
	size: number;
	/** 'ready' goes with its form, and is not uploaded before. */
	status: 'ready' | 'uploading' | 'uploaded' | 'failed';
	/** 0–100 while uploading. */
	progress?: number;
	/** An address of the image: an object URL, or the uploaded file's. */
	previewUrl?: string | null;
}

export interface FileItemProps {
	file: DroppedFile;
	/** Whose it is, where a page has several such places: the names of preview and buttons say it. */
	whose?: string;
	/** The reader stops an upload under way; without it none can be stopped. */
	onCancel?: () => void;
	/** The reader tries a failed upload again; without it there is no such button. */
	onRetry?: () => void;
	/** The reader takes the file back; without it there is no such button. */
	onRemove?: () => void;
	/** What can be done is seen, and can't be done. */
	isDisabled?: boolean;
}

/** The file's row: preview, name, size, how far it is, and what can be done. */
export function FileItem({ file, whose, onCancel, onRetry, onRemove, isDisabled }: FileItemProps) {
	const strings = useStrings();
	const formats = useFormats();
	const named = (words: string) => (whose ? `${words}: ${whose}` : words);
	const small = { size: 'small', isDisabled } as const;
	const percent = Math.round(file.progress ?? 0);
	const isBare = file.status !== 'uploading' && !(file.status === 'failed' && onRetry);
	return (
		<li className={css.item}>
			{file.previewUrl ? (
				<img className={css.preview} src={file.previewUrl} alt={named(strings.filePreview)} width={250} height={250} />
			) : (
				<span className={css.preview}>
					<FileIcon size="large" />
				</span>
			)}
			<div className={css.facts}>
				<div>
					<div className={css.name}>{file.name}</div>
					{file.size > 0 && <div className={css.size}>{formatFileSize(file.size, strings.fileSize, formats)}</div>}
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
