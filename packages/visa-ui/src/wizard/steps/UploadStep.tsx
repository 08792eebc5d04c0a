import { use } from 'react';
import { UPLOAD_MAXIMUM_BYTES, UPLOAD_MINIMUM_SIDE, UPLOAD_TYPES, uploadFault, uploadMessages } from 'visa-sdk/rules';
import { Button } from '../../components/Button';
import { type DroppedFile, FileDrop } from '../../components/FileDrop';
import { RetryIcon } from '../../components/Icon';
import { Inline } from '../../components/Inline';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useStrings as useComponentStrings } from '../../strings/components';
import { useStrings } from '../../strings/wizard';
import { ImageRetentionContext, useWizard, useWizardActor } from '../useWizard';

/** Uploading the passport image. [UPL-01…08] */
export function UploadStep() {
	const actor = useWizardActor();
	const words = useStrings();
	const componentWords = useComponentStrings();
	const retentionDays = use(ImageRetentionContext);
	const upload = useWizard((form) => form.upload);
	const document = useWizard((form) => form.document);
	const failed = useWizard((form) => form.failedFile);
	// A picture that is there already counts, and is seen to count, when another one could not take its place.
	const isEarlierKept = failed !== null && document !== null;
	const pending = upload.file ?? (isEarlierKept ? null : failed?.file) ?? null;
	const file: DroppedFile | null = pending
		? {
				name: pending.name,
				size: pending.size,
				status: upload.file ? 'uploading' : 'failed',
				progress: upload.progress * 100,
				previewUrl: upload.previewUrl ?? failed?.previewUrl ?? null,
			}
		: document && {
				name: document.name ?? words.upload.storedName,
				size: document.size ?? 0,
				status: 'uploaded',
				previewUrl: document.previewUrl,
			};
	const fault = upload.fault
		? uploadMessages[upload.fault]
		: upload.problem
			? (upload.problem.message ?? words.unreachable)
			: undefined;
	const problem =
		fault && document ? `${fault} ${words.upload.earlierStays(document.name ?? words.upload.storedName)}` : fault;
	return (
		<Stack gap="m">
			<FileDrop
				label={words.upload.drop}
				note={words.upload.note(UPLOAD_MINIMUM_SIDE)}
				accept={UPLOAD_TYPES}
				maximumBytes={UPLOAD_MAXIMUM_BYTES}
				check={uploadFault}
				file={file}
				errorMessage={problem}
				onFile={(file) => actor.send({ type: 'CHOOSE_FILE', file, previewUrl: URL.createObjectURL(file) })}
				onRefused={([fault = 'wrong-type']) => actor.send({ type: 'REFUSE_FILE', fault })}
				onCancel={() => actor.send({ type: 'CANCEL_UPLOAD' })}
				onRetry={() => actor.send({ type: 'RETRY_UPLOAD' })}
				onRemove={() => actor.send({ type: 'REMOVE_DOCUMENT' })}
			/>
			{isEarlierKept && !upload.file && (
				<Inline>
					<Button
						tone="secondary"
						icon={<RetryIcon size="small" />}
						onPress={() => actor.send({ type: 'RETRY_UPLOAD' })}
					>
						{componentWords.fileRetry}
					</Button>
				</Inline>
			)}
			<Text size="caption" tone="soft">
				{words.upload.privacy(retentionDays)}
			</Text>
		</Stack>
	);
}
