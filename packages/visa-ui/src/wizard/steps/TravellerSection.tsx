import { useId } from 'react';
import { Button } from '../../components/Button';
import { ChevronDownIcon } from '../../components/Icon';
import { Stack } from '../../components/Stack';
import { StatusTag, type StatusTone } from '../../components/StatusTag';
import { useBroken } from '../../root/useBroken';
import { useWizardStrings } from '../../strings/wizard';
import type { PictureEvent, TravellerPicture } from '../machine';
import { PictureField } from './PictureField';
import * as styles from './upload.css';

type State = keyof ReturnType<typeof useWizardStrings>['group']['states'];
const tones: Record<State, StatusTone> = {
	none: 'neutral',
	checking: 'info',
	doubtful: 'caution',
	uploading: 'info',
	failed: 'critical',
	refused: 'critical',
	done: 'positive',
};
const stateOf = ({ document, sending }: TravellerPicture): State => sending?.status ?? (document ? 'done' : 'none');

export interface TravellerSectionProps {
	picture: TravellerPicture;
	/** E.g. '2-ci səyahətçi'. */
	whose: string;
	isOpen: boolean;
	onEvent: (event: PictureEvent) => void;
	onToggle: () => void;
	onRemove: () => void;
}

/** One of several travellers: a line with the state of their image, which expands to the place for it. [UPL-11] */
export function TravellerSection({ picture, whose, isOpen, onEvent, onToggle, onRemove }: TravellerSectionProps) {
	const { group: words } = useWizardStrings();
	const placeId = useId();
	const state = stateOf(picture);
	const thumbnail = picture.document?.previewUrl;
	const { isBroken, watched } = useBroken(thumbnail);
	return (
		<li className={styles.traveller} data-traveller={picture.id}>
			<h2 className={styles.travellerHeading}>
				<button
					type="button"
					className={styles.travellerButton}
					aria-expanded={isOpen}
					aria-controls={isOpen ? placeId : undefined}
					onClick={onToggle}
				>
					{!isOpen && thumbnail && !isBroken && (
						<img {...watched} className={styles.thumbnail} src={thumbnail} alt="" />
					)}
					<span className={styles.travellerName}>{whose}</span>
					<StatusTag tone={tones[state]}>{words.states[state]}</StatusTag>
					<span className={styles.chevron} data-open={isOpen || undefined}>
						<ChevronDownIcon size="small" />
					</span>
				</button>
			</h2>
			{isOpen && (
				// biome-ignore lint/a11y/useSemanticElements: a place with one field is no set of fields
				<div id={placeId} role="group" aria-label={whose} className={styles.travellerPlace}>
					<Stack gap="m">
						<PictureField picture={picture} whose={whose} onEvent={onEvent} />
						<div>
							<Button tone="quiet" size="small" aria-label={`${words.remove}: ${whose}`} onPress={onRemove}>
								{words.remove}
							</Button>
						</div>
					</Stack>
				</div>
			)}
		</li>
	);
}
