import { useQuery } from '@tanstack/react-query';
import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { RouterProvider as LinkProvider, VisuallyHidden } from 'visa-ui';
import { rememberList } from '../framework/listState';
import { PageHead } from '../framework/PageHead';
import { CaseList } from './CaseList';
import { CasePane } from './CasePane';
import { caseListOptions } from './calls';
import * as css from './desk.css';
import { type DeskPath, deskLists } from './deskLists';
import { type DeskState, deskAddress, readDeskState } from './deskState';
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
	return (
		<>
			<PageHead title={path === 'my-visa-applications' ? words.mine : words.all} />
			<LinkProvider navigate={follow}>
				<Queues current={state.queue} />
				<div className={css.room}>
					<div className={css.split} data-open={caseId !== null || undefined}>
						<div className={css.listPane}>
							<VisuallyHidden>
								<h2>{words.list.heading}</h2>
							</VisuallyHidden>
							<CaseList state={state} rows={rows} goTo={goTo} />
						</div>
						{caseId && <CasePane key={caseId} id={caseId} onClose={() => goTo({ caseId: null })} />}
					</div>
				</div>
			</LinkProvider>
		</>
	);
}
