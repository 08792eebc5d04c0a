import { NewStaffNote, type VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant } from 'visa-sdk/format';
import { Checkbox, Text, TextArea, toast } from 'visa-ui';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../../form';
import { run } from '../../framework/calls';
import { moves } from '../calls';
import { nameOf } from '../columns';
import * as css from '../desk.css';
import { forgetFormDraft, formDraftOf } from '../formDrafts';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import { useKeptDraft } from '../useKeptDraft';
import { CasePart } from './CasePart';

const { notes: own } = words;

/** What staff write to each other. [DSH-13] */
export function Notes({ request, may }: { request: VisaRequestDetail; may: Permitted }) {
	const { staffNotes } = request;
	return (
		<CasePart title={own.heading}>
			{staffNotes.length === 0 ? (
				<Text tone="soft">{own.none}</Text>
			) : (
				<ul className={css.lines}>
					{staffNotes.map(({ id, author, text, createdAt, isShown, isSent }) => (
						<li key={id}>
							<p className={css.written}>{text}</p>
							<span className={css.soft}>
								{[
									author ? nameOf(author) : words.history.server,
									formatInstant(createdAt),
									...(isSent ? [own.sent] : isShown ? [own.shown] : []),
								].join(', ')}
							</span>
						</li>
					))}
				</ul>
			)}
			{may.note && <NoteForm key={staffNotes.length} id={request.id} />}
		</CasePart>
	);
}

function NoteForm({ id }: { id: string }) {
	const key = `${id}:note`;
	const form = useForm({
		schema: NewStaffNote,
		initial: formDraftOf(key, { text: '', isShown: false as boolean | undefined }),
		send: (body) => run(moves.addNote(), { id, body }),
		onSent: () => {
			forgetFormDraft(key);
			toast({ tone: 'success', message: own.added });
		},
	});
	useKeptDraft(form, key, 'text');
	const isShown = useFormField(form, 'isShown');
	return (
		<FormFrame form={form} aria-label={own.text}>
			<TextArea
				{...useFormField(form, 'text')}
				// A step above it may have a text too.
				id={key}
				label={own.text}
				description={own.hint}
				maxLength={2000}
				rows={2}
			/>
			<Checkbox isSelected={isShown.value ?? false} onChange={isShown.onChange}>
				{own.isShown}
			</Checkbox>
			<div>
				<SubmitButton form={form}>{own.add}</SubmitButton>
			</div>
		</FormFrame>
	);
}
