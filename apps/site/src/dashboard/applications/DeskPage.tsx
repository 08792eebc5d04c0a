import { useQuery } from '@tanstack/react-query';
import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Kbd, RouterProvider as LinkProvider, preloadCommandPalette, VisuallyHidden } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { run } from '../framework/calls';
import { rememberList } from '../framework/listState';
import { PageHead } from '../framework/PageHead';
import { tellDone } from '../framework/undo';
import { CaseList } from './CaseList';
import { CasePane } from './CasePane';
import { caseListOptions, moves } from './calls';
import * as css from './desk.css';
import { type DeskPath, deskLists } from './deskLists';
import { type DeskState, deskAddress, queueAddress, readDeskState } from './deskState';
import { Palette } from './keys/Palette';
import { focusedCase, focusRow, step, tick } from './keys/rows';
import { ShortcutHelp } from './keys/ShortcutHelp';
import { type ShortcutActs, useShortcuts } from './keys/useShortcuts';
import { useLive } from './live/useLive';
import { Queues } from './Queues';
import { words } from './strings';

/** The desk: a queue, and the case that is open beside it. All that it shows stands in the address. [DSH-04] [DSH-10] */
export function DeskPage() {
	const path = useMatch({ strict: false, select: ({ staticData }) => staticData.desk }) as DeskPath;
	const state = readDeskState(path, useSearch({ strict: false }));
	const navigate = useNavigate();
	const { caseId } = state;
	const address = deskAddress({ ...state, caseId: null });
	useEffect(() => rememberList(deskLists[path], address), [path, address]);

	// What is open beside the list changes nothing of where the list is scrolled to.
	const follow = useCallback((href: string) => void navigate({ href, resetScroll: false }), [navigate]);
	const goTo = (change: Partial<DeskState>, replace = false) =>
		void navigate({ href: deskAddress({ ...state, ...change }), replace, resetScroll: false });
	const rows = useQuery(caseListOptions(state));
	const live = useLive(caseId);
	const list = useRef<HTMLDivElement>(null);
	const [isFinding, setFinding] = useState(false);
	const [isHelping, setHelping] = useState(false);
	/** The case that the keys walked to: the focus stays in the list. */
	const [walked, setWalked] = useState<string | null>(null);

	const walk = (by: 1 | -1) => {
		const id = step(list.current, by, caseId);
		if (!id || !caseId || id === caseId) return;
		setWalked(id);
		goTo({ caseId: id }, true);
	};
	const take = async (act: () => Promise<{ id: string; reference: string }>) => {
		try {
			const { id, reference } = await act();
			tellDone(words.owner.claimed(reference), () => run(moves.release(), id));
			return id;
		} catch (error) {
			tellFailure(error);
			return null;
		}
	};
	const takeNext = async () => {
		const id = await take(() => run(moves.takeNext(), {}));
		if (id) goTo({ caseId: id });
	};
	const claim = (id: string | null) => {
		if (id) void take(() => run(moves.claim(), id));
	};
	const acts: ShortcutActs = {
		palette: () => setFinding(true),
		search: () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
		next: () => walk(1),
		previous: () => walk(-1),
		select: tick,
		claim: () => claim(focusedCase() ?? caseId),
		takeNext: () => void takeNext(),
		...(caseId && { close: () => goTo({ caseId: null }) }),
		help: () => setHelping(true),
	};
	useShortcuts(acts);
	useEffect(preloadCommandPalette, []);
	// The focus goes back to the row that the case was opened from.
	const open = useRef(caseId);
	useEffect(() => {
		const closed = open.current;
		open.current = caseId;
		if (closed && !caseId) focusRow(list.current, closed);
	}, [caseId]);

	return (
		<>
			<PageHead title={path === 'my-visa-applications' ? words.mine : words.all}>
				<div className={css.tools}>
					{live.fresh > 0 && (
						<Button
							tone="secondary"
							onPress={() => {
								live.look();
								void navigate({ href: queueAddress('unassigned') });
							}}
						>
							{words.live.fresh(live.fresh)}
						</Button>
					)}
					<Button tone="quiet" onPress={() => setFinding(true)}>
						{words.palette.title} <Kbd keys="Control+K" />
					</Button>
					<Button tone="quiet" onPress={() => setHelping(true)}>
						{words.keys.title}
					</Button>
					<Button tone="primary" onPress={() => void takeNext()}>
						{words.owner.takeNext}
					</Button>
				</div>
			</PageHead>
			<VisuallyHidden>
				<span role="status">{live.fresh > 0 ? words.live.fresh(live.fresh) : ''}</span>
			</VisuallyHidden>
			<LinkProvider navigate={follow}>
				<Queues current={state.queue} />
				<div className={css.room}>
					<div className={css.split} data-open={caseId !== null || undefined}>
						<div ref={list} className={css.listPane}>
							<VisuallyHidden>
								<h2>{words.list.heading}</h2>
							</VisuallyHidden>
							<CaseList state={state} rows={rows} goTo={goTo} />
						</div>
						{caseId && (
							<CasePane
								key={caseId}
								id={caseId}
								takesFocus={caseId !== walked}
								people={live.people}
								onClose={() => goTo({ caseId: null })}
							/>
						)}
					</div>
				</div>
			</LinkProvider>
			<Palette isOpen={isFinding} onClose={() => setFinding(false)} acts={acts} />
			<ShortcutHelp isOpen={isHelping} onClose={() => setHelping(false)} />
		</>
	);
}
