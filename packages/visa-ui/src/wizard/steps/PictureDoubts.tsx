import { type RefObject, useEffect, useRef } from 'react';
import { UPLOAD_TYPES, uploadFault } from 'visa-sdk/rules';
import { Button } from '../../components/Button';
import { Inline } from '../../components/Inline';
import { Notice } from '../../components/Notice';
import { useWizardStrings } from '../../strings/wizard';
import type { PictureEvent, TravellerPicture } from '../machine';
import * as styles from './upload.css';

export interface PictureChoiceProps {
	picture: TravellerPicture;
	/** Whose it is, if there are several travellers. [UPL-11] */
	whose?: string | undefined;
	onEvent: (event: PictureEvent) => void;
}

/** A button's action, and whose image it concerns. */
const nameOf = (words: string, { whose }: PictureChoiceProps) => (whose ? `${words}: ${whose}` : words);

/** Opens the phone's camera, or its image picker. Unsuitable files are refused with a message. [UPL-04] [UPL-10] */
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
			void uploadFault(file).then((fault) =>
				onEvent(fault ? { type: 'REFUSE_FILE', picture: picture.id, fault } : chosen(picture, file)),
			);
		});
		input.click();
	};

/** The event for a suitable file. */
export function chosen({ id }: TravellerPicture, file: File): PictureEvent {
	return { type: 'CHOOSE_FILE', picture: id, file, previewUrl: URL.createObjectURL(file) };
}

/** Touch devices have a camera: it comes first. [UPL-10] */
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

/**
 * Possible problems of the selected image; the traveller decides. [UPL-10]
 * @param props.field around the image, whose first button gets the focus back
 */
export function PictureDoubts({ field, ...props }: PictureChoiceProps & { field: RefObject<HTMLElement | null> }) {
	const { id, sending } = props.picture;
	const { upload: words } = useWizardStrings();
	const pick = pickerOf(props);
	const doubts = sending?.status === 'doubtful' ? sending.doubts : null;
	const notice = useRef<HTMLDivElement>(null);
	const had = useRef(doubts);
	useEffect(() => {
		if (doubts) notice.current?.focus();
		// Answered: the button that had the focus is gone with the notice.
		else if (had.current && field.current) {
			const { current: place } = field;
			const isLost = place.ownerDocument.activeElement === place.ownerDocument.body;
			// Of the file, and not the camera's: in a group the whole place is within a list.
			const next = place.querySelector<HTMLElement>(':scope li button:enabled') ?? place.querySelector('input');
			if (isLost) next?.focus();
		}
		had.current = doubts;
	}, [doubts, field]);
	if (!doubts) return null;
	return (
		<Notice
			ref={notice}
			tabIndex={-1}
			tone="warning"
			title={words.doubtful}
			action={
				<Inline gap="s" isStackedOnPhones>
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
