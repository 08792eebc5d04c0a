import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConfirmedSecondFactor } from 'visa-sdk/contract';
import { Button, Notice, Skeleton, Stack, Text } from 'visa-ui';
import { client } from '../../api';
import { sentenceOf } from '../../shell/sentenceOf';
import { strings } from '../../strings/az';
import * as css from '../dashboard.css';
import { words } from '../strings';
import { CodeForm } from './CodeForm';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

const own = words.secondFactor;
const QR_HEIGHT = 220;

export interface SetUpStepProps {
	/** Of a sign-in whose next step it is; without one somebody who is signed in sets it up. */
	challenge?: string;
	/** The codes were seen. */
	onDone: (confirmed: ConfirmedSecondFactor) => void | Promise<void>;
	/** @returns true when the sign-in must begin anew */
	onRefused?: (error: unknown) => boolean;
}

/** Sets the second factor up: the secret into the device, its first code back, the recovery codes once. [DSH-17] */
export function SetUpStep({ challenge, onDone, onRefused }: SetUpStepProps) {
	// Asking again makes another secret: once for each time that this is opened.
	const [opened] = useState(() => crypto.randomUUID());
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['secondFactor', 'setUp', opened],
		queryFn: () => client.secondFactor.setUp({ challenge }),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		retry: 0,
	});
	const [confirmed, setConfirmed] = useState<ConfirmedSecondFactor | null>(null);
	if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onDone={() => void onDone(confirmed)} />;
	if (error && !isFetching) {
		return (
			<Notice
				tone="error"
				action={
					<Button tone="secondary" onPress={() => void refetch()}>
						{strings.retry}
					</Button>
				}
			>
				{sentenceOf(error)}
			</Notice>
		);
	}
	if (!data) return <Skeleton height={QR_HEIGHT} />;
	return (
		<Stack gap="m">
			<Text>{own.scan}</Text>
			<QrCode text={data.otpauthUrl} label={own.picture} />
			<div>
				<Text tone="soft">{own.type}</Text>
				<code className={css.secret}>{data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
			</div>
			<CodeForm
				submitLabel={own.confirm}
				send={(code) => client.secondFactor.confirm({ challenge, code })}
				onSent={setConfirmed}
				onRefused={onRefused}
			/>
		</Stack>
	);
}
