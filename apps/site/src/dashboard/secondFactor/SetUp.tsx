import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { Skeleton, Stack, Text } from 'visa-ui';
import { client } from '../../api';
import { FailedNotice } from '../../shell/FailedNotice';
import { CodeForm } from './CodeForm';
import * as css from './secondFactor.css';
import { words } from './strings';

const { setUp: said } = words;
const PICTURE = 208;

/** A factor that has just been set up: its recovery codes, and the session if a sign-in waited for it. */
export type ConfirmedFactor = Awaited<ReturnType<typeof client.secondFactor.confirm>>;

export interface SetUpProps {
	/** From a sign-in that waits for it; if omitted, the person is signed in. */
	challenge?: string;
	/** The factor is set up: its recovery codes are shown next. */
	onConfirmed: (confirmed: ConfirmedFactor) => void;
	onCancel?: () => void;
}

/**
 * Setting up a second factor: the app gets the secret, and a first code proves it. [DSH-17]
 */
export function SetUp({ challenge, onConfirmed, onCancel }: SetUpProps) {
	const of = challenge === undefined ? {} : { challenge };
	// Each request creates another secret, so it is made once while this is mounted.
	const { data, error, isFetching, refetch } = useQuery({
		// Not below `secondFactor`: refetching whether one is set up must not request a secret too.
		queryKey: ['secondFactorSetUp', challenge ?? ''],
		queryFn: () => client.secondFactor.setUp(of),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		retry: 0,
		refetchOnWindowFocus: false,
	});
	if (error && !isFetching) {
		return <FailedNotice error={error} title={said.failed} onRetry={() => void refetch()} />;
	}
	return (
		<Stack gap="m">
			<ol className={css.steps}>
				<li>{said.app}</li>
				<li>{said.scan}</li>
			</ol>
			<div className={css.picture}>
				{data ? (
					<QRCodeSVG value={data.otpauthUrl} size={PICTURE} role="img" aria-label={said.picture} />
				) : (
					<Skeleton width={PICTURE} height={PICTURE} />
				)}
			</div>
			<Stack gap="xs">
				<Text tone="soft">{said.secret}</Text>
				{data ? (
					<code className={css.secret}>{data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
				) : (
					<Skeleton height={24} />
				)}
			</Stack>
			<CodeForm
				label={said.code}
				submit={said.submit}
				send={(code) => client.secondFactor.confirm({ ...of, code })}
				onSent={onConfirmed}
				onCancel={onCancel}
			/>
		</Stack>
	);
}
