'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	FieldError,
	type FieldWords,
	type FormSettings,
	type Leaving,
	leaving,
	useDisabledAround,
	useField,
	useFormPart,
	useSubmitted,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { given } from '../../root';
import { useStrings } from '../../strings/components';
import { DropZone, type FileDropState } from './DropZone';
import * as css from './FileDrop.css';
import { FileItem, type FileItemProps } from './FileItem';
import { type FileFault, faultsOf, toRejection } from './fileFaults';
import { useFocusHeir } from './useFocusHeir';
import { useEarlyFile, useTakenFile } from './useTakenFile';

export type FileDropProps = AccessibleName &
	FieldWords &
	ControlProps &
	Omit<FileItemProps, 'file' | 'isDisabled'> &
	/** A plain form submits the accepted file. */
	FormSettings<File | null> &
	Leaving & {
		/** The accepted types and sizes, in words. */
		note: string;
		/** The current file and its upload progress (controlled). If omitted, the field shows the accepted file. */
		file?: FileItemProps['file'] | null;
		/** Called with an accepted file, which replaces the previous one. [UPL-03] */
		onFile?: (file: File) => void;
		/** Another way to choose a file, such as a camera button; shown between the label and the drop zone. */
		before?: ReactNode;
		/** A placeholder that reserves the file's space, so that nothing shifts when the file appears or disappears. */
		placeholder?: ReactNode;
		/**
		 * Called with the reasons if no file was accepted. The catalogues have a sentence for each:
		 * `en.wizard.rules.upload[fault]`. [UPL-04]
		 */
		onRefused: (faults: FileFault[]) => void;
		/**
		 * The accepted MIME types with their file extensions, `{ 'image/png': ['.png'] }`. By default, the image types
		 * that the service accepts.
		 */
		accept?: Record<string, readonly string[]>;
		/** The maximum file size in bytes, 10 MB by default. */
		maximumBytes?: number;
		/** Inspects the file's content before it is accepted; a rejection means that it can't be read. */
		check?: (file: File) => Promise<FileFault | null>;
	};

const images = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };
const tenMegabytes = 10 * 1024 * 1024;

/** A drop zone for one file. It doesn't upload anything: it reports the file and shows the progress it is given. */
export function FileDrop(props: FileDropProps) {
	const { note, before, placeholder, onFile, onRefused, check, accept = images, maximumBytes = tenMegabytes } = props;
	const { taken, take, holder } = useTakenFile(props.file === undefined ? undefined : props.file !== null);
	const own = taken && ({ name: taken.name, size: taken.size, status: 'ready' } as const);
	const file = props.file === undefined ? own : props.file;
	const control = useRef<HTMLInputElement>(null);
	// A file can be dropped whether or not the browser has disabled the input.
	const isDisabled = useDisabledAround(control) || props.isDisabled || props.isReadOnly;
	const strings = useStrings();
	const [isFocused, setFocused] = useState(false);
	const zone = useDropzone({
		multiple: false,
		accept,
		maxSize: maximumBytes,
		minSize: 1,
		noKeyboard: true,
		disabled: isDisabled,
		validator: check && (async (candidate) => toRejection(await check(candidate).catch(() => 'unreadable'))),
		onDrop: (accepted, rejections) => {
			const faults = faultsOf(accepted.length, rejections);
			if (faults.length > 0) onRefused(faults);
			else if (accepted[0]) {
				take(accepted[0]);
				onFile?.(accepted[0]);
			}
		},
	});
	const errorMessage = useFormPart<File | null>({
		...props,
		within: zone.inputRef,
		// A controlled file counts as present.
		value: props.file ? (taken ?? new File([], props.file.name)) : taken,
		reset: () => take(null),
	});
	const words = { ...props, errorMessage };
	const { ids, control: naming } = useField(words);
	const noteId = `${ids.controlId}-note`;
	const state: FileDropState = zone.isDragActive ? 'dragging' : isFocused ? 'focused' : 'idle';
	const refs = useComposedRefs(zone.inputRef, control, props.ref);
	const files = useRef<HTMLUListElement>(null);
	const parts = useRef<HTMLDivElement>(null);
	useFocusHeir(parts, files, control);
	useEarlyFile(control);
	const submitted = useSubmitted(props.name);
	const described = [naming['aria-describedby'], noteId].filter(Boolean).join(' ');
	const place = (
		<DropZone
			zone={zone}
			state={state}
			onFocusChange={setFocused}
			isDisabled={isDisabled}
			isInvalid={Boolean(errorMessage)}
			hasFile={Boolean(file)}
			note={note}
			noteId={noteId}
			inputRef={refs}
			input={{
				...naming,
				name: submitted.typed,
				form: props.form,
				'aria-required': props.isRequired || undefined,
				'aria-describedby': described,
			}}
		/>
	);
	const whenOwn = props.file === undefined ? { onRemove: () => take(null) } : {};
	const shown = props.isReadOnly ? { whose: props.whose } : { ...whenOwn, ...given(props) };
	const list = file && (
		<ul
			ref={files}
			className={css.list}
			aria-label={props.whose ? `${strings.fileList}: ${props.whose}` : strings.fileList}
		>
			<FileItem {...shown} file={file} />
		</ul>
	);

	function leave(event: FocusEvent<Element>) {
		// While files are looked for in a window of the system, the page keeps its place.
		const { activeElement } = event.target.getRootNode() as Document;
		if (activeElement !== event.target) leaving(props)?.onBlur(event);
	}
	return (
		<Field {...words} ids={ids} isErrorWithin={placeholder !== undefined}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus goes */}
			<div ref={parts} className={fieldCss.parts} onBlur={leave}>
				{before}
				{placeholder !== undefined ? (
					<div className={css.withRoom}>
						<div className={css.zoneColumn}>
							{place}
							<FieldError id={ids.errorId} message={errorMessage} />
						</div>
						<div className={css.room}>{list ?? placeholder}</div>
					</div>
				) : (
					<>
						{place}
						{list}
					</>
				)}
			</div>
			{props.name && (
				<input ref={holder} type="file" hidden name={submitted.value} form={props.form} disabled={props.isDisabled} />
			)}
		</Field>
	);
}
