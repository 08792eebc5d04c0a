import { UPLOAD_MAXIMUM_BYTES, UPLOAD_TYPES, uploadFault, uploadMessages } from 'visa-sdk/rules';
import { type DroppedFile, FileDrop } from '../../components/FileDrop';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';

/** Uploading the passport image. [UPL-01…08] */
export function UploadStep() {
	const actor = useWizardActor();
	const words = useStrings();
	const upload = useWizard((form) => form.upload);
	const document = useWizard((form) => form.document);
	const failed = useWizard((form) => form.failedFile);
	const pending = upload.file ?? failed?.file ?? null;
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
	const problem = upload.fault
		? uploadMessages[upload.fault]
		: upload.problem
			? (upload.problem.message ?? words.unreachable)
			: undefined;
	return (
		<Stack gap="m">
			<FileDrop
				label={words.upload.drop}
				note={words.upload.note}
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
			<Text size="caption" tone="soft">
				{words.upload.privacy}
			</Text>
		</Stack>
	);
}
