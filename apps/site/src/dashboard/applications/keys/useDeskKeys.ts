import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { toast } from 'visa-ui';
import { tellFailure } from '../../../shell/tellFailure';
import { run } from '../../framework/calls';
import { tellDone } from '../../framework/undo';
import { isAnyToTake } from '../calls';
import type { DeskState } from '../deskState';
import { afterClaim, moves } from '../moves';
import { words } from '../strings';
import { casePane, focusedCase, focusHead, pressedCase, pressStep, pressUndo, step, tick } from './rows';
import type { ListFocus } from './useListFocus';
import { type ShortcutActs, useShortcuts } from './useShortcuts';

interface DeskKeysOptions {
	list: RefObject<HTMLElement | null>;
	focus: ListFocus;
	state: DeskState;
	pageCount: number;
	goTo: (change: Partial<DeskState>, replace?: boolean) => void;
	/** Whether one of these is open, or about to be. */
	isCovered: boolean;
	/** What opens over the page. */
	onFind: () => void;
	onHelp: () => void;
}

/** The queues in which claiming continues: the claimed case was, or is, in them. */
const holdsTaken: ReadonlySet<DeskState['queue']> = new Set(['all', 'unassigned', 'mine']);
/** Where a case claimed elsewhere is shown. */
const ownQueue = { path: 'my-visa-applications', queue: 'mine', filters: {}, page: 1 } as const;

/** What each shortcut currently does, and where the keyboard's cursor is. */
export interface DeskKeys {
	acts: ShortcutActs;
	/** The case the cursor was moved to: focus stays in the list. */
	walked: string | null;
}

/** The desk's keyboard actions, equivalent to its buttons. [DSH-16] */
export function useDeskKeys(options: DeskKeysOptions): DeskKeys {
	const { list, focus, state, pageCount, goTo, isCovered, onFind, onHelp } = options;
	const { caseId, page } = state;
	const [walked, setWalked] = useState<string | null>(null);

	const walk = (by: 1 | -1) => {
		const { id, isEnd } = step(list.current, by, caseId);
		if (isEnd) {
			const next = page + by;
			if (next < 1 || next > pageCount) return;
			focus.awaitRows(by > 0 ? 'first' : 'last', (now) => now.page === next);
			goTo({ page: next });
		} else if (id && caseId && id !== caseId) {
			setWalked(id);
			goTo({ caseId: id }, true);
		}
	};
	const take = async (act: () => Promise<Pick<VisaRequestDetail, 'id' | 'reference' | 'check'>>) => {
		try {
			const { id, reference, check } = await act();
			const { claimed, checkTaken } = words.owner;
			tellDone((check?.takenBy ? checkTaken : claimed)(reference), () => run(moves.release(), id));
			return id;
		} catch (error) {
			tellFailure(error);
			return null;
		}
	};
	const isTaking = useRef(false);
	const takeNext = async () => {
		// A second press before the answer isn't for a second case.
		if (isTaking.current) return;
		isTaking.current = true;
		try {
			// Requested nevertheless, it would be a failed call.
			if (!(await isAnyToTake())) {
				toast.info(words.owner.nothingToTake);
				return;
			}
			const id = await take(() => run(moves.takeNext(), {}));
			if (id) goTo({ ...(holdsTaken.has(state.queue) ? {} : ownQueue), caseId: id });
		} finally {
			isTaking.current = false;
		}
	};
	const claim = async (id: string | null) => {
		if (!id) return;
		const taken = await take(() => run(moves.claim(), id));
		// If it is already open, focus goes into it; in a list, to the next row.
		if (taken && taken === caseId) focusHead();
	};
	const makeStep = (id: string, key?: string) => {
		const pane = casePane();
		// The claim determines the available actions.
		afterClaim(id, () => pressStep(pane, Number(key)));
	};
	const acts: ShortcutActs = {
		palette: onFind,
		search: () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
		next: () => walk(1),
		previous: () => walk(-1),
		select: tick,
		claim: () => void claim(focusedCase() ?? caseId),
		takeNext: () => void takeNext(),
		undo: pressUndo,
		...(caseId && { step: (key) => makeStep(caseId, key), close: () => goTo({ caseId: null }) }),
		help: onHelp,
	};
	useShortcuts(acts, isCovered);

	// The row of the open case leads into it.
	useEffect(() => {
		const element = list.current;
		const enter = ({ target }: MouseEvent) => {
			if (caseId && pressedCase(target) === caseId) focusHead();
		};
		element?.addEventListener('click', enter);
		return () => element?.removeEventListener('click', enter);
	}, [list, caseId]);

	return { acts, walked };
}
