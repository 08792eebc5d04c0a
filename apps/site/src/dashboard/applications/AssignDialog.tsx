import { useState } from 'react';
import type { AssignedMany, VisaRequestRow } from 'visa-sdk/contract';
import { ConfirmDialog, Notice, Stack, Text } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import { run } from '../framework/calls';
import { tellManyDone } from '../framework/undo';
import type { Assignment } from './BulkAssign';
import { moves } from './moves';
import { words } from './strings';

const { bulk: own } = words;

export interface AssignDialogProps {
	asked: Assignment | null;
	onClose: () => void;
	/** Called with what became of each. */
	onDone: (answer: AssignedMany, clear: () => void) => void;
}

/**
 * Asks before many cases are assigned. It is no part of the list's bar: what colleagues do meanwhile neither changes the
 * question nor takes it away; the cases that they changed are refused, and named. [DSH-11]
 */
export function AssignDialog({ asked, onClose, onDone }: AssignDialogProps) {
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const close = () => {
		setProblem(null);
		onClose();
	};
	const assign = async ({ to, rows, body, clear }: Assignment) => {
		setPending(true);
		setProblem(null);
		try {
			const answer = await run(moves.assignMany(), body);
			const changed = new Set(answer.results.flatMap(({ id, outcome }) => (outcome === 'assigned' ? [id] : [])));
			const known = rows.filter(({ id }) => changed.has(id));
			// Previous owners are known only for rows of this page.
			const canUndo = known.length > 0 && known.length === changed.size;
			tellManyDone(
				answer,
				own.done(answer.changed, to.name),
				own.unchanged,
				canUndo ? () => giveBack(known) : undefined,
				known.some(({ check }) => check) ? words.owner.checksEnded : null,
			);
			close();
			onDone(answer, clear);
		} catch (error) {
			setProblem(sentenceOf(error));
		} finally {
			setPending(false);
		}
	};
	return (
		asked && (
			<ConfirmDialog
				title={own.question(asked.count, asked.to.name)}
				isOpen
				onClose={close}
				onConfirm={() => void assign(asked)}
				cancelLabel={words.moves.cancel}
				confirmLabel={asked.to.id === null ? own.takeBack : words.owner.assign}
				isPending={isPending}
			>
				<Stack gap="s">
					{asked.checks !== 0 && <Notice tone="warning">{own.endsChecks(asked.checks)}</Notice>}
					<Text>{own.text}</Text>
					{problem && <Notice tone="error">{problem}</Notice>}
				</Stack>
			</ConfirmDialog>
		)
	);
}

/** Returns each case to its previous owner; its version is one higher now. */
async function giveBack(rows: readonly VisaRequestRow[]): Promise<unknown> {
	const owners = [...new Set(rows.map(({ assignedTo }) => assignedTo?.id ?? null))];
	const answers = await Promise.all(
		owners.map((agentId) => {
			const theirs = rows.filter(({ assignedTo }) => (assignedTo?.id ?? null) === agentId);
			const requests = theirs.map(({ id, version }) => ({ id, version: version + 1 }));
			return run(moves.assignMany(), { agentId, requests });
		}),
	);
	return { results: answers.flatMap(({ results }) => results) };
}
