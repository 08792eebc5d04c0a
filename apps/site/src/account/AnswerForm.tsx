import { useEffect, useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { Button, Notice, Select, Text, TextArea, toast } from 'visa-ui';
import { PassportField } from 'visa-ui/wizard';
import { client, queryClient } from '../api';
import { FormFrame, fillIn, SubmitButton, typedSince, useForm, useFormField, valuesNow } from '../form';
import { useUnsent } from '../form/useUnsent';
import { useMe } from '../shell/useMe';
import { requestStrings } from '../strings/pages/request';
import { uploadPicture } from '../uploadPicture';
import { answerKey } from './answering';

const words = requestStrings;
const calls = { upload: uploadPicture };

export interface AnswerFormProps {
	request: VisaRequestDetail;
	/** Whether an answer is still expected; otherwise the text is only kept. */
	isOpen: boolean;
	/** Called with whether it contains unsent input. */
	onTyped: (hasTyped: boolean) => void;
}

/** Answers a question: with text, an image, or both. [ACC-04] */
export function AnswerForm({ request, isOpen, onTyped }: AnswerFormProps) {
	const { me } = useMe();
	const { id, version, peopleCount } = request;
	const [isWaiting, setWaiting] = useState(false);
	const form = useForm({
		schema: () => import('./answerSchema').then(({ InformationAnswer }) => InformationAnswer),
		// Nobody means to omit an image that is still uploading.
		check: () => (isWaiting ? [{ field: 'document', message: words.pictureWaits }] : []),
		initial: {
			text: '' as string | null | undefined,
			document: '' as string | null | undefined,
			traveller: null as number | null | undefined,
			version,
		},
		toBody: (values) => ({ ...values, version, text: values.text?.trim() || null, document: values.document || null }),
		send: async (body) => ({ sent: body, answer: await client.visaRequests.answerInformation({ id }, body) }),
		onRefused: (error) => {
			if (!(error instanceof ApiError && error.statusCode === 409)) return false;
			// The current state is refetched here, because reloading the page would lose what was typed.
			toast({ tone: 'warning', message: words.askedAnew, kind: answerKey(id) });
			void queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
			return true;
		},
		onSent: async ({ sent, answer }) => {
			// What was typed since isn't on the server: it stays, to be taken along.
			const now = valuesNow(form);
			const text = typedSince(sent.text, now.text);
			if (text) fillIn(form, { ...now, text });
			const isLeft = text !== '' || (now.document || null) !== (sent.document ?? null);
			if (isLeft) form.hold();
			onTyped(isLeft);
			queryClient.setQueryData(queryKeys.visaRequest(id), answer);
			toast({ tone: 'success', message: words.sent, kind: answerKey(id) });
			await queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
		},
	});
	const { isDirty } = form;
	useEffect(() => onTyped(isDirty), [isDirty, onTyped]);
	const text = useFormField(form, 'text', ['document']);
	const document = useFormField(form, 'document', ['text']);
	const traveller = useFormField(form, 'traveller');
	const isReturned = useUnsent(form, answerKey(id), { isPersonal: true, only: ['text'] });
	return (
		<FormFrame form={form} aria-label={words.answer} isGuarded>
			{isReturned && <Notice tone="info">{words.returned}</Notice>}
			<Text tone="soft">{words.eitherOr}</Text>
			<TextArea {...text} value={text.value ?? ''} label={words.text} maxLength={2000} rows={3} />
			<PassportField
				id={document.id}
				label={words.picture}
				calls={calls}
				user={me}
				errorMessage={isWaiting || document.errorMessage !== words.pictureWaits ? document.errorMessage : undefined}
				onChange={(url) => document.onChange(url ?? '')}
				onPending={setWaiting}
			/>
			{peopleCount > 1 && document.value && (
				<Select
					id={traveller.id}
					label={words.whose}
					isOptional
					items={Array.from({ length: peopleCount }, (_, index) => ({
						id: String(index + 1),
						label: words.whoseOf(index + 1),
					}))}
					placeholder={words.whoseNobody}
					value={traveller.value ? String(traveller.value) : null}
					onChange={(chosen) => traveller.onChange(chosen ? Number(chosen) : null)}
					errorMessage={traveller.errorMessage}
				/>
			)}
			<div>
				{isOpen ? (
					<SubmitButton form={form}>{words.send}</SubmitButton>
				) : (
					<Button
						tone="secondary"
						onPress={() => {
							form.release();
							onTyped(false);
						}}
					>
						{words.unsentClose}
					</Button>
				)}
			</div>
		</FormFrame>
	);
}
