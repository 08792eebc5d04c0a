import { useRef, useState } from 'react';
import { FLAG_MAXIMUM_BYTES, messages } from 'visa-sdk/rules';
import { Button, type DroppedFile, FileDrop, Flag, Inline, Text } from 'visa-ui';
import { client } from '../../api';
import { keepFocus } from '../../shell/keepFocus';
import { sentenceOf } from '../../shell/sentenceOf';
import { words } from '../strings';
import { flagOf } from './flagOf';

const accept = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };

export interface FlagInputProps {
	id: string;
	label: string;
	description?: string;
	errorMessage?: string;
	isOptional?: boolean;
	/** The URL of an uploaded flag; '' for the one of the code. */
	value: string;
	/** While the form is being sent: what is chosen meanwhile would not be sent with it. */
	isDisabled: boolean;
	/** The country's code, whose flag is shown by default. */
	code: unknown;
	onChange: (image: string) => void;
	/** Called when an upload begins, and when it has ended: what is saved in between would be saved without it. */
	onSending: (isSending: boolean) => void;
}

/** A country's flag: that of its code, or an uploaded one. [DSH-02] */
export function FlagInput({ value, code, onChange, onSending, errorMessage, ...field }: FlagInputProps) {
	const [file, setFile] = useState<DroppedFile | null>(null);
	const [fault, setFault] = useState<string | undefined>();
	/** The upload under way: the next one, and removing the flag, give it up. */
	const work = useRef<AbortController>(null);
	const begin = () => {
		work.current?.abort();
		work.current = new AbortController();
		return work.current.signal;
	};
	const upload = async (chosen: File) => {
		const { name, size } = chosen;
		const signal = begin();
		setFault(undefined);
		onSending(true);
		setFile({ name, size, status: 'uploading', progress: 0 });
		try {
			const { image } = await client.uploads.flag(chosen, {
				signal,
				onProgress: (part) => setFile({ name, size, status: 'uploading', progress: part * 100 }),
			});
			if (signal.aborted) return;
			onSending(false);
			onChange(image);
			setFile({ name, size, status: 'uploaded', previewUrl: image });
		} catch (error) {
			if (signal.aborted) return;
			setFault(sentenceOf(error));
			setFile(null);
			onSending(false);
		}
	};
	const shown = flagOf(value, code);
	const remove = () => {
		begin();
		onSending(false);
		onChange('');
		setFile(null);
		setFault(undefined);
		// The pressed button is gone with the flag.
		keepFocus(() => document.getElementById(field.id));
	};
	return (
		<>
			<FileDrop
				{...field}
				errorMessage={fault ?? errorMessage}
				note={words.fields.flagNote}
				accept={accept}
				maximumBytes={FLAG_MAXIMUM_BYTES}
				file={file}
				onFile={(chosen) => void upload(chosen)}
				onRefused={([first]) => setFault(first === 'too-large' ? messages.flagLarge : messages.flagKind)}
			/>
			<Inline gap="s" align="center">
				{shown && (
					<>
						<Text tone="soft">{words.fields.flagShown}:</Text>
						<Flag src={shown} />
					</>
				)}
				{value !== '' && (
					<Button tone="quiet" size="small" isDisabled={field.isDisabled} onPress={remove}>
						{words.fields.flagRemove}
					</Button>
				)}
			</Inline>
		</>
	);
}
