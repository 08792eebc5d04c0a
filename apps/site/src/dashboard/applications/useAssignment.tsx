import { type RefObject, useState } from 'react';
import { type AssignedMany, accessOf, type VisaRequestRow } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import type { TableSelection } from 'visa-ui';
import { keepFocus } from '../../shell/keepFocus';
import { useChoice } from '../framework/useChoice';
import { useStaffRole } from '../staffRole';
import { AssignDialog } from './AssignDialog';
import { type Assignment, BulkAssign, RefusedCasesDialog } from './BulkAssign';
import type { DeskState } from './deskState';

/**
 * The selection of a list of cases, which those who may assign have, and what is asked and told about it. [DSH-11]
 * @param total how many cases the list finds
 */
export function useAssignment(
	state: DeskState,
	found: readonly VisaRequestRow[],
	total: number,
	table: RefObject<HTMLElement | null>,
) {
	const mayAssign = mayCall(accessOf.desk.assignMany, useStaffRole());
	const choice = useChoice<AssignedMany>(found, table);
	const [asked, setAsked] = useState<Assignment | null>(null);
	const selection: TableSelection<VisaRequestRow> = {
		labelOf: ({ reference }) => reference,
		selectedIds: choice.chosen,
		onChange: choice.setSelected,
		matching: { total, query: JSON.stringify([state.queue, state.filters]) },
		actions: (ids, clear, meant) => (
			<BulkAssign
				state={state}
				rows={found.filter(({ id }) => ids.includes(id))}
				choice={meant}
				clear={clear}
				onAsk={setAsked}
			/>
		),
	};
	const dialogs = (
		<>
			<AssignDialog
				asked={asked}
				onClose={() => {
					setAsked(null);
					// The bar that it was asked from may have gone meanwhile.
					keepFocus(() => document.querySelector<HTMLElement>('main h1'));
				}}
				onDone={choice.end}
			/>
			<RefusedCasesDialog answer={choice.refused} onClose={choice.forgetRefused} />
		</>
	);
	return { selection: mayAssign && state.caseId === null ? selection : undefined, dialogs };
}
