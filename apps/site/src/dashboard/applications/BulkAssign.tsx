import { useQuery } from '@tanstack/react-query';
import type { AssignedMany, AssignmentOfMany, VisaRequestRow } from 'visa-sdk/contract';
import { Dialog, Select, Stack, type TableChoice, Text } from 'visa-ui';
import { staffChoices } from '../framework/calls';
import { type DeskState, deskFilter } from './deskState';
import { StaffFailed } from './StaffFailed';
import { words } from './strings';

const { bulk: own } = words;

/** Whose the cases become. */
type Owner = { id: string; name: string } | { id: null; name: null };
const nobody: Owner = { id: null, name: null };

/** Which cases shall become whose, as they were when that was chosen. */
export interface Assignment {
	to: Owner;
	/** The selected rows of the page. */
	rows: readonly VisaRequestRow[];
	count: number;
	/** How many of them await a second check, which ends; null if not all of them are known. */
	checks: number | null;
	body: AssignmentOfMany;
	/** Takes the selection back. */
	clear: () => void;
}

export interface BulkAssignProps {
	state: DeskState;
	rows: readonly VisaRequestRow[];
	choice: TableChoice;
	clear: () => void;
	/** Asks whether it is meant. */
	onAsk: (assignment: Assignment) => void;
}

/** Chooses whose the selected cases become, or everything the list finds. [DSH-11] */
export function BulkAssign({ state, rows, choice, clear, onAsk }: BulkAssignProps) {
	const { data, isError, isFetching, refetch } = useQuery(staffChoices);
	const people = data ?? [];
	const ask = (to: Owner) => {
		const { count } = choice;
		const which = choice.all
			? { filter: deskFilter(state), total: count }
			: { requests: rows.map(({ id, version }) => ({ id, version })) };
		const checks = rows.filter(({ check, assignedTo }) => check && assignedTo?.id !== to.id).length;
		const isKnown = !choice.all || rows.length === count;
		onAsk({
			to,
			rows,
			count,
			checks: isKnown ? checks : null,
			clear,
			body: { agentId: to.id, ...which } as AssignmentOfMany,
		});
	};
	if (!data && isError && !isFetching) return <StaffFailed onRetry={() => void refetch()} />;
	return (
		<Select
			aria-label={own.label}
			placeholder={own.label}
			// Nobody can't be chosen alone: while the staff load, it would look as if there were no one else.
			items={data ? [...data, { id: 'nobody', label: words.list.nobody }] : []}
			isPending={!data}
			value={null}
			onChange={(chosen) => {
				const person = people.find(({ id }) => id === chosen);
				ask(person ? { id: person.id, name: person.label } : nobody);
			}}
		/>
	);
}

/** Which cases were refused, and why. */
export function RefusedCasesDialog({ answer, onClose }: { answer: AssignedMany | null; onClose: () => void }) {
	const refused = answer?.results.filter(({ outcome }) => outcome === 'refused') ?? [];
	return (
		<Dialog title={own.refusedTitle} isOpen={answer !== null} onClose={onClose}>
			<Stack gap="s">
				<Text>{own.refused(answer?.changed ?? 0, refused.length)}</Text>
				<ul>
					{refused.map(({ id, name, message }) => (
						<li key={id}>
							<strong>{name ?? own.missing}</strong>: {message}
						</li>
					))}
				</ul>
			</Stack>
		</Dialog>
	);
}
