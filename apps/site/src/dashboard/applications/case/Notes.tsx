import { NewStaffNote, type VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant } from 'visa-sdk/format';
import { Checkbox, Text, TextArea, toast } from 'visa-ui';
import { Form, SubmitButton, useField, useForm } from '../../../form';
import { run } from '../../framework/calls';
import { moves } from '../calls';
import { nameOf } from '../columns';
import * as css from '../desk.css';
import { draftOf, forgetDraft } from '../drafts';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import { useKeptDraft } from '../useKeptDraft';
import { Part } from './Part';

const { notes: own } = words;

/** What staff write to each other. [DSH-13] */
export function Notes({ request, may }: { request: VisaRequestDetail; may: Permitted }) {
	const { staffNotes } = request;
	return (
		<Part title={own.heading}>
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
		</Part>
	);
}

function NoteForm({ id }: { id: string }) {
	const key = `${id}:note`;
	const form = useForm({
		schema: NewStaffNote,
		initial: draftOf(key, { text: '', isShown: false as boolean | undefined }),
		send: (body) => run(moves.addNote(), { id, body }),
		onSent: () => {
			forgetDraft(key);
			toast({ tone: 'success', message: own.added });
		},
	});
	useKeptDraft(form, key, 'text');
	const isShown = useField(form, 'isShown');
	return (
		<Form form={form} aria-label={own.text}>
			<TextArea
				{...useField(form, 'text')}
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
		</Form>
	);
}
