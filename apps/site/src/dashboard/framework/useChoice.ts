import { type RefObject, useState } from 'react';
import { endChoice } from './listFocus';

/** What became of each, as an action on many answers. */
interface AnswerOfMany {
	refused: number;
	results: readonly { id: string; outcome: string }[];
}

/** The selected rows of a list, and what an action on them refused. */
export function useChoice<Answer extends AnswerOfMany>(
	rows: readonly { id: string }[],
	table: RefObject<HTMLElement | null>,
) {
	const [selected, setSelected] = useState<string[]>([]);
	const [refused, setRefused] = useState<Answer | null>(null);
	return {
		/** A selection among other rows no longer counts. */
		chosen: selected.filter((id) => rows.some((row) => row.id === id)),
		setSelected,
		refused,
		forgetRefused: () => setRefused(null),
		/** Ends the selection after an action; what was refused stays selected, to be seen and tried again. */
		end: (answer: Answer, clear: () => void) => {
			endChoice(clear, table.current);
			if (answer.refused === 0) return;
			setSelected(answer.results.flatMap(({ id, outcome }) => (outcome === 'refused' ? [id] : [])));
			setRefused(answer);
		},
	};
}
