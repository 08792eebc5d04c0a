import { useQuery } from '@tanstack/react-query';
import { useChildMatches, useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import {
	IconButton,
	RouterProvider as LinkProvider,
	preloadCommandPalette,
	SearchIcon,
	SplitView,
	VisuallyHidden,
} from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import { rememberList } from '../framework/listState';
import { PageHead } from '../framework/PageHead';
import { useAskedSearch } from '../framework/useAskedSearch';
import { CaseList } from './CaseList';
import { CasePane } from './CasePane';
import { caseListOptions, caseOptions, isGone, standingOptions } from './calls';
import { DeskTools } from './DeskTools';
import * as css from './desk.css';
import { type DeskPath, deskLists } from './deskLists';
import { deskShare } from './deskShare';
import { type DeskState, deskAddress, queueAddress, readDeskState } from './deskState';
import { DeskPalette } from './keys/DeskPalette';
import { ShortcutHelp } from './keys/ShortcutHelp';
import { useDeskKeys } from './keys/useDeskKeys';
import { useListFocus } from './keys/useListFocus';
import { useLive } from './live/useLive';
import { loadCaseView } from './loaders';
import { Queues } from './Queues';
import { words } from './strings';

export { loadDesk } from './loaders';

const referenceOf = ({ reference }: VisaRequestDetail) => reference;

/** The desk: a queue, with the open case beside it. Everything it shows is in the URL. [DSH-04] [DSH-10] */
export function DeskPage() {
	const path = useChildMatches({ select: ([list]) => list?.staticData.desk }) as DeskPath;
	const search = useAskedSearch(`/dashboard/${path}`);
	const state = useMemo(() => readDeskState(path, search), [path, search]);
	// Rendering fifty rows again must not delay the case beside them.
	const listed = useDeferredValue(state);
	const navigate = useNavigate();
	const { caseId } = state;
	const address = deskAddress({ ...state, caseId: null });
	useEffect(() => rememberList(deskLists[path], address), [path, address]);

	// Opening a case doesn't change the list's scroll position.
	const follow = useCallback((href: string) => void navigate({ href, resetScroll: false }), [navigate]);
	const latest = useRef(state);
	useEffect(() => {
		latest.current = state;
	});
	const goTo = useCallback(
		(change: Partial<DeskState>, replace = false) =>
			void navigate({ href: deskAddress({ ...latest.current, ...change }), replace, resetScroll: false }),
		[navigate],
	);
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(caseListOptions(state));
	const rows = useMemo(
		() => ({ data, error, isFetching, isPlaceholderData, refetch }),
		[data, error, isFetching, isPlaceholderData, refetch],
	);
	const wanted = caseOptions(caseId ?? '', caseId !== null);
	const { data: opened, error: unread } = useQuery({ ...wanted, select: referenceOf });
	const [usualShare] = useState(deskShare.read);
	const close = () => goTo({ caseId: null });
	const shown = useFetched(loadCaseView, caseId !== null, (error) => {
		close();
		tellFailure(error);
	});
	const { data: standing } = useQuery(standingOptions(caseId ?? ''));
	const live = useLive(caseId, isGone(unread) || standing?.isOpen === false);
	const list = useRef<HTMLDivElement>(null);
	const [isFinding, setFinding] = useState(false);
	const [isHelping, setHelping] = useState(false);
	const focus = useListFocus(list, state, data !== undefined && !isPlaceholderData && listed === state);
	const { acts, walked } = useDeskKeys({
		...{ list, focus, state, goTo },
		pageCount: data?.totalPages ?? 1,
		isCovered: isFinding || isHelping,
		onFind: () => setFinding(true),
		onHelp: () => setHelping(true),
	});
	useEffect(preloadCommandPalette, []);

	return (
		<div className={css.desk} data-open={caseId !== null || undefined}>
			<PageHead title={path === 'my-visa-applications' ? words.mine : words.all}>
				<DeskTools
					live={live}
					onFresh={() => void navigate({ href: queueAddress('unassigned') })}
					onFind={() => setFinding(true)}
					onHelp={() => setHelping(true)}
					onTakeNext={() => acts.takeNext?.()}
				/>
			</PageHead>
			<LinkProvider navigate={follow}>
				<div className={css.queues}>
					<Queues current={state.queue} />
					<IconButton
						className={css.forPhone}
						label={words.palette.title}
						icon={<SearchIcon />}
						onPress={() => setFinding(true)}
					/>
				</div>
				<SplitView
					className={css.room}
					scroll="page"
					defaultShare={usualShare}
					onShareChange={deskShare.write}
					onBack={close}
					listLabel={words.list.heading}
					list={
						<div ref={list} className={css.listPane}>
							<VisuallyHidden>
								<h2>{words.list.heading}</h2>
							</VisuallyHidden>
							<CaseList state={listed} rows={rows} goTo={goTo} />
						</div>
					}
					detailLabel={opened ? words.detail.label(opened) : words.detail.loading}
					detail={
						caseId && (
							<CasePane
								key={caseId}
								id={caseId}
								takesFocus={caseId !== walked}
								people={live.people}
								onClose={close}
								View={shown?.CaseView ?? null}
							/>
						)
					}
				/>
			</LinkProvider>
			<DeskPalette
				isOpen={isFinding}
				onClose={() => setFinding(false)}
				onList={() => focus.awaitRows('first', () => true)}
				acts={acts}
				caseId={caseId}
			/>
			<ShortcutHelp isOpen={isHelping} onClose={() => setHelping(false)} />
		</div>
	);
}
