import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { SecondFactorSetUp } from 'visa-sdk/contract';
import { Button, Inline, PasswordField, Skeleton, Stack, Text } from 'visa-ui';
import { client } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { FailedNotice } from '../../shell/FailedNotice';
import { CodeForm } from './CodeForm';
import * as css from './secondFactor.css';
import { words } from './strings';

const { setUp: said } = words;
const PICTURE = 208;

/** A factor that has just been set up: its recovery codes, and the session if a sign-in waited for it. */
export type ConfirmedFactor = Awaited<ReturnType<typeof client.secondFactor.confirm>>;

export interface SetUpProps {
	/** From a sign-in that waits for it. */
	challenge: string;
	/** The factor is set up: its recovery codes are shown next. */
	onConfirmed: (confirmed: ConfirmedFactor) => void;
}

/** Setting up a second factor while signing in, where the password has just been given. [DSH-17] */
export function SetUp({ challenge, onConfirmed }: SetUpProps) {
	// Each request creates another secret, so it is made once while this is mounted.
	const { data, error, isFetching, refetch } = useQuery({
		// Not below `secondFactor`: refetching whether one is set up must not request a secret too.
		queryKey: ['secondFactorSetUp', challenge],
		queryFn: () => client.secondFactor.setUp({ challenge }),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		retry: 0,
		refetchOnWindowFocus: false,
	});
	if (error && !isFetching) {
		return <FailedNotice error={error} title={said.failed} onRetry={() => void refetch()} />;
	}
	return <SetUpSteps data={data} of={{ challenge }} onConfirmed={onConfirmed} />;
}

export interface OwnSetUpProps extends Pick<SetUpProps, 'onConfirmed'> {
	/** The person's address, for password managers. */
	email: string;
	onCancel: () => void;
}

/** The same by somebody signed in, who gives the password first: the session may be one that was left open. [DSH-17] */
export function OwnSetUp({ email, onConfirmed, onCancel }: OwnSetUpProps) {
	const [data, setData] = useState<SecondFactorSetUp>();
	const form = useForm({
		schema: () => import('../schemas').then(({ OwnPassword }) => OwnPassword),
		initial: { currentPassword: '' },
		send: (body) => client.secondFactor.setUp(body),
		onSent: setData,
	});
	const password = useFormField(form, 'currentPassword');
	if (data) return <SetUpSteps data={data} of={{}} onConfirmed={onConfirmed} onCancel={onCancel} />;
	return (
		<FormFrame form={form}>
			<Text>{said.ask}</Text>
			<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
			<div className={css.password}>
				<PasswordField {...password} label={said.password} autoComplete="current-password" />
			</div>
			<Inline gap="s" isStackedOnPhones>
				<SubmitButton form={form}>{said.next}</SubmitButton>
				<Button tone="quiet" onPress={onCancel}>
					{words.security.cancel}
				</Button>
			</Inline>
		</FormFrame>
	);
}

interface SetUpStepsProps extends Pick<SetUpProps, 'onConfirmed'> {
	/** Undefined until it is loaded. */
	data: SecondFactorSetUp | undefined;
	/** Whose it is. */
	of: { challenge?: string };
	onCancel?: () => void;
}

/** The app gets the secret, and a first code proves it. */
function SetUpSteps({ data, of, onConfirmed, onCancel }: SetUpStepsProps) {
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
