import { useEffect, useRef } from 'react';
import { UPLOAD_TYPES, type UploadFault, uploadFault } from 'visa-sdk/rules';
import { Button } from '../../components/Button';
import { Inline } from '../../components/Inline';
import { Notice } from '../../components/Notice';
import { useWizardStrings } from '../../strings/wizard';
import type { PictureEvent, TravellerPicture } from '../machine';
import * as styles from './upload.css';

export interface PictureChoiceProps {
	picture: TravellerPicture;
	/** Whose it is, where more than one travels. [UPL-11] */
	whose?: string | undefined;
	onEvent: (event: PictureEvent) => void;
}

/** What a button does, and to whose picture. */
const nameOf = (words: string, { whose }: PictureChoiceProps) => (whose ? `${words}: ${whose}` : words);

/** Opens the phone's camera, or its choice of pictures. What can't be tried is refused in words. [UPL-04] [UPL-10] */
const pickerOf =
	({ picture, onEvent }: PictureChoiceProps) =>
	(from: 'camera' | 'files') => {
		const input = document.createElement('input');
		input.type = 'file';
		input.accept = Object.keys(UPLOAD_TYPES).join(',');
		if (from === 'camera') input.setAttribute('capture', 'environment');
		input.addEventListener('change', () => {
			const file = input.files?.[0];
			if (!file) return;
			const tell = (fault: UploadFault | null) =>
				onEvent(fault ? { type: 'REFUSE_FILE', picture: picture.id, fault } : chosen(picture, file));
			// One that can't be read, as when it lies in a cloud that is out of reach, is told of when it is sent.
			uploadFault(file).then(tell, () => tell(null));
		});
		input.click();
	};

/** The event of a file that can be tried. */
export function chosen({ id }: TravellerPicture, file: File): PictureEvent {
	return { type: 'CHOOSE_FILE', picture: id, file, previewUrl: URL.createObjectURL(file) };
}

/** Where fingers point there is a camera: it comes first. [UPL-10] */
export function CameraButton(props: PictureChoiceProps) {
	const { upload: words } = useWizardStrings();
	const pick = pickerOf(props);
	return (
		<div className={styles.camera}>
			<Button tone="primary" aria-label={nameOf(words.camera, props)} onPress={() => pick('camera')}>
				{words.camera}
			</Button>
		</div>
	);
}

/** What may be wrong with the chosen picture; the traveller decides. [UPL-10] */
export function PictureDoubts(props: PictureChoiceProps) {
	const { id, sending } = props.picture;
	const { upload: words } = useWizardStrings();
	const pick = pickerOf(props);
	const doubts = sending?.status === 'doubtful' ? sending.doubts : null;
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (doubts) notice.current?.focus();
	}, [doubts]);
	if (!doubts) return null;
	return (
		<Notice
			ref={notice}
			tabIndex={-1}
			tone="warning"
			title={words.doubtful}
			action={
				<Inline gap="s">
					<Button tone="primary" aria-label={nameOf(words.chooseAnother, props)} onPress={() => pick('files')}>
						{words.chooseAnother}
					</Button>
					<Button
						tone="secondary"
						aria-label={nameOf(words.useAnyway, props)}
						onPress={() => props.onEvent({ type: 'USE_ANYWAY', picture: id })}
					>
						{words.useAnyway}
					</Button>
				</Inline>
			}
		>
			{doubts.map((doubt) => (
				<div key={doubt}>{words.doubts[doubt]}</div>
			))}
		</Notice>
	);
}
