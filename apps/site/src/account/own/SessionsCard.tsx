import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { OwnSession } from 'visa-sdk/contract';
import { Button, Card, Inline, Skeleton, Stack, StatusTag, Text, toast } from 'visa-ui';
import { client, queries } from '../../api';
import { formatInstant } from '../../format';
import { Confirm } from '../../shell/Confirm';
import { FailedNotice } from '../../shell/FailedNotice';
import { keepFocus } from '../../shell/keepFocus';
import { tellFailure } from '../../shell/tellFailure';
import { accountStrings } from '../../strings/pages/account';
import * as css from './own.css';

const words = accountStrings.security.sessions;
/** The latest news of sessions replaces the earlier one, which it may contradict. */
const KIND = 'sessions';

/** Where the user is signed in: when, on what kind of device, with a way to end each session. [ACC-02] */
export function SessionsCard() {
	const { data, error, refetch } = useQuery(queries.sessions());
	const [isAsking, setAsking] = useState(false);
	const [isEnding, setEnding] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
	/** @returns whether it succeeded */
	const act = async (call: () => Promise<unknown>, message: string) => {
		try {
			await call();
			toast({ tone: 'success', message, kind: KIND });
		} catch (failure) {
			tellFailure(failure, { kind: KIND });
		}
		await refetch();
		keepFocus(() => list.current);
	};
	const endOthers = async () => {
		setEnding(true);
		await act(() => client.sessions.endOthers(), words.endedOthers);
		setEnding(false);
		setAsking(false);
	};
	return (
		<Card
			title={words.heading}
			description={words.lead}
			footer={
				hasOthers && (
					<Button tone="secondary" onPress={() => setAsking(true)}>
						{words.endOthers}
					</Button>
				)
			}
		>
			{data ? (
				<ul ref={list} tabIndex={-1} className={css.sessions}>
					{data.map((session) => (
						<SessionRow
							key={session.id}
							session={session}
							onEnd={() => act(() => client.sessions.end({ id: session.id }), words.ended)}
						/>
					))}
				</ul>
			) : error ? (
				<FailedNotice error={error} title={words.failed} onRetry={() => void refetch()} />
			) : (
				<Skeleton height={200} />
			)}
			<Confirm
				title={words.endOthersTitle}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				onConfirm={() => void endOthers()}
				confirmLabel={words.endOthers}
				isPending={isEnding}
			>
				{words.endOthersText}
			</Confirm>
		</Card>
	);
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => Promise<void> }) {
	const { device, createdAt, usedAt, isCurrent } = session;
	const id = useId();
	const [isPending, setPending] = useState(false);
	const end = async () => {
		setPending(true);
		await onEnd();
		setPending(false);
	};
	return (
		<li className={css.session}>
			<div className={css.device}>
				<Stack gap="xs">
					<Inline gap="s">
						<Text as="span" id={id}>
							{words.device(device)}
						</Text>
						{isCurrent && <StatusTag tone="positive">{words.current}</StatusTag>}
					</Inline>
					<Text tone="soft">
						{words.since}: {formatInstant(createdAt)}
					</Text>
					<Text tone="soft">
						{words.used}: {formatInstant(usedAt)}
					</Text>
				</Stack>
			</div>
			{!isCurrent && (
				<Button tone="quiet" aria-describedby={id} isPending={isPending} onPress={() => void end()}>
					{words.end}
				</Button>
			)}
		</li>
	);
}
