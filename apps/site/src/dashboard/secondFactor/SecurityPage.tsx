import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactor } from 'visa-sdk/contract';
import { formatInstant } from 'visa-sdk/format';
import { queryKeys } from 'visa-sdk/queries';
import { Button, Card, DescriptionList, Inline, Notice, Skeleton, Stack, StatusTag, Text, toast } from 'visa-ui';
import { client, queries, queryClient } from '../../api';
import { sentenceOf } from '../../shell/sentenceOf';
import { strings } from '../../strings/az';
import * as css from '../dashboard.css';
import { PageHead } from '../framework/PageHead';
import { words } from '../strings';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpStep } from './SetUpStep';

const own = words.secondFactor;
const CARD_HEIGHT = 240;
const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });

/** One's own second factor: set up, new recovery codes, switched off where it is not required. [DSH-17] */
export function SecurityPage() {
	const { data, error, isFetching, refetch } = useQuery(queries.secondFactor());
	return (
		<>
			<PageHead title={own.title} />
			<div className={css.form}>
				{error && !isFetching && (
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
				)}
				{!data && !error && <Skeleton height={CARD_HEIGHT} />}
				{data && <Factor factor={data} />}
			</div>
		</>
	);
}

type Doing = 'setUp' | 'renew' | 'switchOff' | null;

function Factor({ factor }: { factor: SecondFactor }) {
	const [doing, setDoing] = useState<Doing>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const done = async (message: string) => {
		setDoing(null);
		setCodes(null);
		toast({ tone: 'success', message });
		await readAgain();
	};
	if (codes) {
		return (
			<Card title={own.codesTitle}>
				<RecoveryCodes codes={codes} onDone={() => void done(own.renewed)} />
			</Card>
		);
	}
	if (doing === 'setUp') {
		return (
			<Card title={own.setUp}>
				<SetUpStep onDone={() => done(own.isSet)} />
			</Card>
		);
	}
	return (
		<Card
			title={own.title}
			aside={<StatusTag tone={factor.isSetUp ? 'positive' : 'caution'}>{factor.isSetUp ? own.on : own.off}</StatusTag>}
		>
			<Stack gap="m">
				<Text>{own.about}</Text>
				<DescriptionList
					layout="rows"
					items={[
						{ term: own.since, value: factor.setUpAt && formatInstant(factor.setUpAt) },
						{ term: own.codesLeft, value: factor.isSetUp ? String(factor.recoveryCodesLeft) : null },
					]}
				/>
				{factor.isRequired && <Text tone="soft">{own.required}</Text>}
				{doing && (
					<CodeForm
						key={doing}
						label={own.code}
						submitLabel={doing === 'renew' ? own.renew : own.switchOff}
						send={async (code) => {
							if (doing === 'renew') return (await client.secondFactor.renewRecoveryCodes({ code })).recoveryCodes;
							await client.secondFactor.switchOff({ code });
							return null;
						}}
						onSent={(made) => (made ? setCodes(made) : done(own.isOff))}
					>
						<Button tone="quiet" onPress={() => setDoing(null)}>
							{own.cancel}
						</Button>
					</CodeForm>
				)}
				{!doing && (
					<Inline gap="s">
						{!factor.isSetUp && (
							<Button tone="primary" onPress={() => setDoing('setUp')}>
								{own.setUp}
							</Button>
						)}
						{factor.isSetUp && (
							<Button tone="secondary" onPress={() => setDoing('renew')}>
								{own.renew}
							</Button>
						)}
						{factor.isSetUp && !factor.isRequired && (
							<Button tone="secondary" onPress={() => setDoing('switchOff')}>
								{own.switchOff}
							</Button>
						)}
					</Inline>
				)}
			</Stack>
		</Card>
	);
}
