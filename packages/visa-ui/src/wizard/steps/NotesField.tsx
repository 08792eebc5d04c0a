import { TextArea } from '../../components/TextArea';
import { useWizardStrings } from '../../strings/wizard';
import { NOTES_MAXIMUM, notesError } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';

/** Notes for the person who processes the request. [REV-11] */
export function NotesField() {
	const actor = useWizardActor();
	const { review: words, rules } = useWizardStrings();
	const notes = useWizard((form) => form.notes);
	return (
		<TextArea
			label={words.notes}
			description={words.notesHint}
			value={notes}
			onChange={(text) => actor.send({ type: 'SET_NOTES', notes: text })}
			maxLength={NOTES_MAXIMUM}
			errorMessage={notesError({ notes }) ? rules.notes : undefined}
		/>
	);
}
