import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PersonName } from 'visa-sdk/contract';
import { Button, EmptyState, Skeleton, Stack } from 'visa-ui';
import { FailedNotice } from '../../shell/FailedNotice';
import { useMe } from '../../shell/useMe';
import { StaleNotice } from '../framework/StaleNotice';
import { useSuccessorFocus } from '../framework/useSuccessorFocus';
import type { CaseView } from './CaseView';
import { caseOptions, forgetWhose, isGone, isPassedOn, lookWhose, othersOptions, standingOptions } from './calls';
import * as css from './case/case.css';
import { LeftOver } from './case/LeftOver';
import { focusHead, partAfter } from './keys/rows';
import { words } from './strings';
import { useCaseEvents } from './useCaseEvents';

export interface CasePaneProps {
	id: string;
	/** It was opened to be worked on, not passed over with keys. */
	takesFocus: boolean;
	/** The others who are viewing it. */
	people: readonly PersonName[];
	onClose: () => void;
	/** The component that shows it; null until it is loaded. */
	View: typeof CaseView | null;
}

/** Of a case that can't be read no form can be opened. */
const never = () => false;

/** Loads a case and its events. */
export function CasePane({ id, takesFocus, people, onClose, View }: CasePaneProps) {
	const { me } = useMe();
	const request = useQuery(caseOptions(id));
	const isMissing = isGone(request.error);
	const { data: standing = null } = useQuery(standingOptions(id));
	const history = useCaseEvents(id, () => !isMissing && !isPassedOn(id));
	const others = useQuery({ ...othersOptions(request.data), enabled: request.data !== undefined });
	const pane = useRef<HTMLDivElement>(null);
	useSuccessorFocus(pane, (focused) => partAfter(pane.current, focused));
	const isReady = request.data !== undefined && me !== null && View !== null;
	const hasBegun = useRef(!takesFocus);
	// A case starts at its heading, visually and for keyboard and screen reader.
	useEffect(() => {
		if (hasBegun.current || !isReady) return;
		hasBegun.current = true;
		pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
	}, [isReady]);
	const isWhoseUnknown = isMissing && request.data !== undefined && standing === null;
	useEffect(() => {
		if (isWhoseUnknown) void lookWhose(id);
	}, [isWhoseUnknown, id]);
	// When it is opened again, it is loaded again.
	useEffect(() => () => forgetWhose(id), [id]);
	return (
		<div ref={pane} className={css.casePane} data-case aria-busy={request.isPending || !View}>
			{request.data && me && View ? (
				<View
					request={request.data}
					me={me}
					isLeft={isMissing || standing?.isOpen === false}
					standing={standing}
					history={history}
					stale={
						<StaleNotice
							data={request.data}
							error={isMissing ? null : (request.error ?? history.stale)}
							isFetching={request.isFetching || history.isFetching}
							refetch={() => Promise.all([request.refetch(), history.refetch()])}
							title={words.detail.stale}
							focusNext={focusHead}
						/>
					}
					others={others.data}
					people={people}
					onClose={onClose}
				/>
			) : isMissing ? (
				<>
					<EmptyState
						title={words.detail.missing}
						action={
							<Button tone="secondary" onPress={onClose}>
								{words.detail.back}
							</Button>
						}
					/>
					<LeftOver id={id} isOffered={never} />
				</>
			) : request.error ? (
				<FailedNotice error={request.error} title={words.detail.failed} onRetry={() => void request.refetch()} />
			) : (
				<div className={css.caseBody}>
					<Stack gap="m">
						<Skeleton height={64} />
						<Skeleton height={96} />
						<Skeleton height={280} />
					</Stack>
				</div>
			)}
		</div>
	);
}
