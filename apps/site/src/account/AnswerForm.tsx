import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InformationAnswer, type VisaRequestDetail } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { uploadFolder } from 'visa-sdk/rules';
import { type DroppedFile, FileDrop, TextArea, toast } from 'visa-ui';
import { client, meQuery, queryClient } from '../api';
import { Form, SubmitButton, useField, useForm } from '../form';
import { sentenceOf } from '../shell/sentenceOf';
import { strings } from '../strings/az';

const words = strings.request;

/** Answers what was asked: in words, with a picture, or both. [ACC-04] */
export function AnswerForm({ request }: { request: VisaRequestDetail }) {
	const { data: me } = useQuery(meQuery);
	const { id, version } = request;
	const [file, setFile] = useState<DroppedFile | null>(null);
	const [fault, setFault] = useState<string | undefined>();
	const form = useForm({
		schema: InformationAnswer,
		initial: { text: '' as string | null | undefined, document: '' as string | null | undefined, version },
		toBody: (values) => ({ ...values, version, text: values.text?.trim() || null, document: values.document || null }),
		send: (body) => client.visaRequests.answerInformation({ id }, body),
		onSent: async (answer) => {
			queryClient.setQueryData(queryKeys.visaRequest(id), answer);
			toast({ tone: 'success', message: words.sent });
			await queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
		},
	});
	const text = useField(form, 'text');
	const document = useField(form, 'document');
	const upload = async (chosen: File) => {
		const { name, size } = chosen;
		setFault(undefined);
		setFile({ name, size, status: 'uploading', progress: 0 });
		try {
			const [image] = await client.uploads.image(chosen, {
				folder: uploadFolder(me ?? null),
				onProgress: (part) => setFile({ name, size, status: 'uploading', progress: part * 100 }),
			});
			document.onChange(image?.url ?? '');
			setFile({ name, size, status: 'uploaded' });
		} catch (error) {
			setFault(sentenceOf(error));
			setFile(null);
		}
	};
	return (
		<Form form={form} aria-label={words.answer}>
			<TextArea {...text} value={text.value ?? ''} label={words.text} isOptional maxLength={2000} rows={3} />
			<FileDrop
				id={document.id}
				label={words.picture}
				isOptional
				note={words.pictureNote}
				file={file}
				errorMessage={fault ?? document.errorMessage}
				onFile={(chosen) => void upload(chosen)}
				onRefused={() => setFault(words.pictureRefused)}
				onRemove={() => {
					setFile(null);
					document.onChange('');
				}}
			/>
			<div>
				<SubmitButton form={form}>{words.send}</SubmitButton>
			</div>
		</Form>
	);
}
