import type { NewStaffNote, VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant } from 'visa-sdk/format';
import { Checkbox, Text, TextArea, toast } from 'visa-ui';
import type { z } from 'zod';
import { FormFrame, fillIn, SubmitButton, useForm, useFormField, valuesNow } from '../../../form';
import { tellFailure } from '../../../shell/tellFailure';
import { run } from '../../framework/calls';
import { nameOf } from '../columns';
import { forgetFormDraft, formDraftOf, keepFormDraft } from '../formDrafts';
import { moves } from '../moves';
import { forgetOnceKey, onceKey } from '../onceKeys';
import * as css from '../parts.css';
import type { Permitted } from '../permitted';
import * as rowCss from '../rows.css';
import { words } from '../strings';
import { useIsHere } from '../useIsHere';
import { useKeptDraft } from '../useKeptDraft';
import { CasePart } from './CasePart';

const { notes: own } = words;
type Note = z.input<typeof NewStaffNote>;

/** Notes among staff. [DSH-13] */
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
							<span className={rowCss.soft}>
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
			{may.note && <NoteForm request={request} />}
		</CasePart>
	);
}

const empty: Note = { text: '', isShown: false };
/**
 * The refused note, and what was typed since. Together they are visible to the traveller only if both were meant to be.
 */
const together = (refused: Note, since: Note): Note =>
	since.text ? { text: `${refused.text}\n${since.text}`, isShown: refused.isShown && since.isShown } : refused;

/** One note after another: the form is empty as soon as one is sent, and a refused one comes back into it. */
function NoteForm({ request: { id, reference } }: { request: VisaRequestDetail }) {
	const key = `${id}:note`;
	const sendingKey = `${key}:sending`;
	const isHere = useIsHere();
	const form = useForm({
		schema: () => import('../../schemas').then(({ NewStaffNote: schema }) => schema),
		initial: formDraftOf(key, empty),
		send: async (body) => {
			const note = valuesNow(form);
			keepFormDraft(sendingKey, note);
			fillIn(form, empty);
			try {
				return await run(moves.addNote(), { id, body, idempotencyKey: onceKey(key, body) });
			} catch (error) {
				// Nothing of it is left if another person has signed in meanwhile.
				const refused = formDraftOf(sendingKey, empty);
				if (isHere()) fillIn(form, together(refused, valuesNow(form)));
				else if (refused.text) keepFormDraft(key, together(refused, formDraftOf(key, empty)));
				throw error;
			} finally {
				forgetFormDraft(sendingKey);
			}
		},
		onRefused: (error) => {
			if (isHere()) return false;
			tellFailure(error, { title: own.failed(reference), kind: key });
			return true;
		},
		onSent: () => {
			forgetOnceKey(key);
			toast({ tone: 'success', message: own.added, kind: key });
		},
	});
	useKeptDraft(form, key, empty, 'text', 'isShown');
	const isShown = useFormField(form, 'isShown');
	return (
		<FormFrame form={form} aria-label={own.text}>
			<TextArea
				{...useFormField(form, 'text')}
				// An action above it may have a text field too.
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
