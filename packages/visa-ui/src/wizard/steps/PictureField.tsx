import { useRef } from 'react';
import { UPLOAD_MAXIMUM_BYTES, UPLOAD_MINIMUM_SIDE, UPLOAD_TYPES, uploadFault } from 'visa-sdk/rules';
import { Button } from '../../components/Button';
import { type DroppedFile, FileDrop } from '../../components/FileDrop';
import { RetryIcon } from '../../components/Icon';
import { Inline } from '../../components/Inline';
import { Stack } from '../../components/Stack';
import { useStrings } from '../../strings/components';
import { useWizardStrings } from '../../strings/wizard';
import { canRetry, type TravellerPicture } from '../machine';
import { CameraButton, chosen, type PictureChoiceProps, PictureDoubts } from './PictureDoubts';
import { PictureSample } from './PictureSample';

export interface PictureFieldProps extends PictureChoiceProps {
	/** The field's name, if it isn't the wizard's. */
	label?: string;
	isOptional?: boolean;
	/** The host's own error; errors of the file itself take precedence. */
	errorMessage?: string | undefined;
	id?: string;
}

/** The place of one traveller's image: selecting, checking, uploading, replacing, removing. [UPL-01…11] */
export function PictureField({ label, errorMessage, isOptional, id: fieldId, ...choice }: PictureFieldProps) {
	const words = useWizardStrings();
	const componentWords = useStrings();
	const { picture, whose, onEvent } = choice;
	const { id, document, sending } = picture;
	const storedName = document?.name ?? words.upload.storedName;
	const shown = shownFile(picture, storedName);
	const refused = sending && (sending.status === 'refused' ? sending.fault : sending.refused);
	// An existing image still counts, visibly, if another one couldn't replace it.
	const isEarlierKept = sending?.status === 'failed' && document !== null;
	const hasRetry = canRetry(sending);
	// What waits for a decision stays, too; what never arrived doesn't, even if it can be tried again.
	const isWaiting = sending?.status !== 'failed' && refused;
	const fault = refused
		? words.rules.upload[refused]
		: sending?.status === 'failed'
			? (sending.problem.message ?? words.unreachable)
			: undefined;
	const field = useRef<HTMLDivElement>(null);
	const isDoubtful = sending?.status === 'doubtful';
	return (
		<Stack ref={field} gap="m">
			<FileDrop
				id={fieldId}
				before={<CameraButton {...choice} />}
				label={label ?? (whose ? words.group.drop(whose) : words.upload.drop)}
				isOptional={isOptional}
				whose={whose}
				note={words.upload.note(UPLOAD_MINIMUM_SIDE)}
				accept={UPLOAD_TYPES}
				maximumBytes={UPLOAD_MAXIMUM_BYTES}
				check={uploadFault}
				file={shown}
				placeholder={<PictureSample />}
				errorMessage={
					fault && shown && (document || isWaiting)
						? `${fault} ${words.upload.earlierStays(shown.name)}`
						: (fault ?? errorMessage)
				}
				onFile={(file) => onEvent(chosen(picture, file))}
				onRefused={([first = 'wrong-type']) => onEvent({ type: 'REFUSE_FILE', picture: id, fault: first })}
				onCancel={() => onEvent({ type: 'CANCEL_UPLOAD', picture: id })}
				onRetry={hasRetry ? () => onEvent({ type: 'RETRY_UPLOAD', picture: id }) : undefined}
				onRemove={() => onEvent({ type: isDoubtful ? 'CANCEL_UPLOAD' : 'REMOVE_DOCUMENT', picture: id })}
			/>
			{/* Under the picture that it is about: what was there stays where it was. */}
			<PictureDoubts {...choice} field={field} />
			{isEarlierKept && hasRetry && (
				<Inline>
					<Button
						tone="secondary"
						icon={<RetryIcon size="small" />}
						aria-label={whose ? `${componentWords.fileRetry}: ${whose}` : undefined}
						onPress={() => onEvent({ type: 'RETRY_UPLOAD', picture: id })}
					>
						{componentWords.fileRetry}
					</Button>
				</Inline>
			)}
		</Stack>
	);
}

/** The file being uploaded, or the uploaded one. */
function shownFile({ document, sending }: TravellerPicture, storedName: string): DroppedFile | null {
	const isPending = sending && sending.status !== 'refused' && !(sending.status === 'failed' && document);
	if (isPending) {
		const { file, previewUrl, status } = sending;
		return {
			name: file.name,
			size: file.size,
			// An image with warnings waits for a decision.
			status: status === 'checking' || status === 'uploading' ? 'uploading' : 'failed',
			progress: status === 'uploading' ? sending.progress * 100 : 0,
			previewUrl,
		};
	}
	return (
		document && {
			name: storedName,
			size: document.size ?? 0,
			status: 'uploaded',
			previewUrl: document.previewUrl,
		}
	);
}
