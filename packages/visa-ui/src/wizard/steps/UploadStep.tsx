import { useEffect } from 'react';
import { UPLOAD_MAXIMUM_BYTES, UPLOAD_TYPES, type UploadFault, uploadMessages } from 'visa-sdk/rules';
import { FileDrop } from '../../components/FileDrop';
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
	const shown = upload.file ?? failed?.file ?? null;

	// Written into the address bar's history nowhere: the object URL dies with the page.
	useEffect(() => {
		const { previewUrl } = upload;
		return () => {
			if (
				previewUrl &&
				actor.getSnapshot().context.document?.previewUrl !== previewUrl &&
				!actor.getSnapshot().context.failedFile
			) {
				URL.revokeObjectURL(previewUrl);
			}
		};
	}, [actor, upload]);

	const problem = upload.fault
		? uploadMessages[upload.fault]
		: upload.problem
			? (upload.problem.message ?? words.unreachable)
			: undefined;
	return (
		<Stack gap="m">
			<FileDrop
				label={words.upload.drop}
				description={words.upload.note}
				accept={UPLOAD_TYPES}
				maximumBytes={UPLOAD_MAXIMUM_BYTES}
				file={
					shown
						? { name: shown.name, size: shown.size }
						: document && { name: document.name ?? words.upload.storedName, size: document.size }
				}
				status={upload.file ? 'uploading' : failed ? 'failed' : document ? 'done' : 'empty'}
				progress={upload.progress}
				previewUrl={upload.previewUrl ?? document?.previewUrl ?? null}
				previewLabel={words.upload.preview}
				errorMessage={problem}
				onFile={(file) => actor.send({ type: 'CHOOSE_FILE', file, previewUrl: URL.createObjectURL(file) })}
				onRefused={(fault: UploadFault) => actor.send({ type: 'REFUSE_FILE', fault })}
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
