import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssignedMany, AssignmentOfMany, VisaRequestRow } from 'visa-sdk/contract';
import { ConfirmDialog, Dialog, Notice, Select, Stack, type TableChoice, Text } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import { run, staffChoices } from '../framework/calls';
import { tellManyDone } from '../framework/undo';
import { type DeskState, deskFilter } from './deskState';
import { moves } from './moves';
import { words } from './strings';

const { bulk: own } = words;

export interface BulkAssignProps {
	state: DeskState;
	/** The selected rows of the page. */
	rows: readonly VisaRequestRow[];
	choice: TableChoice;
	/** Called with what became of each, once the question is closed. */
	onDone: (answer: AssignedMany) => void;
}

/** Whose the cases become. */
type Owner = { id: string; name: string } | { id: null; name: null };
const nobody: Owner = { id: null, name: null };

/** Assigns the selected cases, or everything the list finds, to one person. [DSH-11] */
export function BulkAssign({ state, rows, choice, onDone }: BulkAssignProps) {
	const { data: people = [] } = useQuery(staffChoices);
	const [to, setTo] = useState<Owner | null>(null);
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const assign = async ({ id: agentId, name }: Owner) => {
		setPending(true);
		setProblem(null);
		try {
			const answer = await run(moves.assignMany(), {
				agentId,
				...(choice.all
					? { filter: deskFilter(state), total: choice.count }
					: { requests: rows.map(({ id, version }) => ({ id, version })) }),
			} as AssignmentOfMany);
			const changed = new Set(answer.results.flatMap(({ id, outcome }) => (outcome === 'assigned' ? [id] : [])));
			const known = rows.filter(({ id }) => changed.has(id));
			// Previous owners are known only for rows of this page.
			const canUndo = known.length > 0 && known.length === changed.size;
			tellManyDone(answer, own.done(answer.changed, name), own.unchanged, canUndo ? () => giveBack(known) : undefined);
			setTo(null);
			onDone(answer);
		} catch (error) {
			setProblem(sentenceOf(error));
		} finally {
			setPending(false);
		}
	};
	return (
		<>
			<Select
				aria-label={own.label}
				placeholder={own.label}
				items={[...people, { id: 'nobody', label: words.list.nobody }]}
				value={null}
				onChange={(chosen) => {
					const person = people.find(({ id }) => id === chosen);
					setTo(person ? { id: person.id, name: person.label } : nobody);
				}}
			/>
			{to && (
				<ConfirmDialog
					title={own.question(choice.count, to.name)}
					isOpen
					onClose={() => setTo(null)}
					onConfirm={() => void assign(to)}
					confirmLabel={to.id === null ? own.takeBack : words.owner.assign}
					isPending={isPending}
				>
					<Stack gap="s">
						<Text>{own.text}</Text>
						{problem && <Notice tone="error">{problem}</Notice>}
					</Stack>
				</ConfirmDialog>
			)}
		</>
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

/** Which cases were refused, and why. */
export function RefusedCasesDialog({ answer, onClose }: { answer: AssignedMany | null; onClose: () => void }) {
	const refused = answer?.results.filter(({ outcome }) => outcome === 'refused') ?? [];
	return (
		<Dialog title={own.refusedTitle} isOpen={answer !== null} onClose={onClose}>
			<ul>
				{refused.map(({ id, name, message }) => (
					<li key={id}>
						<strong>{name ?? own.missing}</strong>: {message}
					</li>
				))}
			</ul>
		</Dialog>
	);
}
