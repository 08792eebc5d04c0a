import type { ComponentProps, MouseEvent, Ref } from 'react';
import type { DropzoneState } from 'react-dropzone';
import { useStrings } from '../../strings/components';
import { UploadIcon } from '../Icon';
import * as css from './FileDrop.css';

/** The state of a drop zone. */
export type FileDropState = 'idle' | 'focused' | 'dragging';

interface DropZoneProps {
	/** Of react-dropzone. */
	zone: Pick<DropzoneState, 'getRootProps' | 'getInputProps'>;
	state: FileDropState;
	onFocusChange: (isFocused: boolean) => void;
	isDisabled: boolean | undefined;
	isInvalid: boolean;
	/** Whether another file would replace one. */
	hasFile: boolean;
	/** The accepted types and sizes, in words. */
	note: string;
	noteId: string;
	/** What the field knows about its input. */
	input: ComponentProps<'input'>;
	inputRef: Ref<HTMLInputElement>;
}

/** The area onto which files are dropped, with the input by which they are chosen. */
export function DropZone(props: DropZoneProps) {
	const { zone, state, isDisabled, hasFile } = props;
	const strings = useStrings();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what the keyboard meets
		<div
			{...zone.getRootProps({
				className: css.zone,
				tabIndex: -1,
				role: 'presentation',
			})}
			onFocus={() => props.onFocusChange(true)}
			onBlur={() => props.onFocusChange(false)}
			data-state={state}
			data-disabled={isDisabled ? '' : undefined}
			data-invalid={props.isInvalid ? '' : undefined}
		>
			<input
				{...zone.getInputProps({
					...props.input,
					tabIndex: 0,
					// The browser reports no change when the file that was removed or refused is chosen again.
					onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
						currentTarget.value = '';
					},
					disabled: isDisabled,
					style: {},
					className: css.input,
				})}
				ref={props.inputRef}
			/>
			<span className={css.icon}>
				<UploadIcon size="large" />
			</span>
			<span aria-hidden="true">
				{state === 'dragging' ? (
					strings.fileDropHere
				) : (
					<span className={css.byDragging}>{`${strings.fileDragOrChoose} `}</span>
				)}
				{state !== 'dragging' && (
					<span className={css.choose}>{hasFile ? strings.fileReplace : strings.fileChoose}</span>
				)}
			</span>
			<span id={props.noteId} className={css.note}>
				{props.note}
			</span>
		</div>
	);
}
