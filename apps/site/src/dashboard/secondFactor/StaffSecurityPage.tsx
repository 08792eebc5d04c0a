import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SecondFactor } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import {
	Button,
	Card,
	DateText,
	DescriptionList,
	Inline,
	Notice,
	Skeleton,
	Stack,
	StatusTag,
	Text,
	useToast,
} from 'visa-ui';
import { client, queries } from '../../api';
import { FailedNotice } from '../../shell/FailedNotice';
import { useMe } from '../../shell/useMe';
import { dayInBaku } from '../framework/fieldValues';
import { PageHead } from '../framework/PageHead';
import { StaleNotice } from '../framework/StaleNotice';
import { useSuccessorFocus } from '../framework/useSuccessorFocus';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import { OwnSetUp } from './SetUp';
import { words } from './strings';

const { security: said } = words;
const CARD_HEIGHT = 220;
/** With so few recovery codes left, new ones are recommended. */
const FEW_CODES = 3;

/** One's own second factor: setting it up, new recovery codes, and disabling it where allowed. [DSH-17] */
export function StaffSecurityPage() {
	const { data, error, isFetching, refetch } = useQuery(queries.secondFactor());
	return (
		<>
			<PageHead title={said.title} />
			{data ? (
				<>
					<StaleNotice {...{ data, error, isFetching, refetch }} title={said.stale} />
					<FactorCard factor={data} />
				</>
			) : error && !isFetching ? (
				<FailedNotice error={error} onRetry={() => void refetch()} />
			) : (
				<Skeleton height={CARD_HEIGHT} />
			)}
		</>
	);
}

type Doing = 'setUp' | 'renew' | 'switchOff' | null;

function FactorCard({ factor }: { factor: SecondFactor }) {
	const toast = useToast();
	const { me } = useMe();
	const queryClient = useQueryClient();
	const [doing, setDoing] = useState<Doing>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const finish = async (message?: string) => {
		setDoing(null);
		setCodes(null);
		if (message) toast({ tone: 'success', message });
		await queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
	};
	const isOn = factor.isSetUp;
	// The pressed button disappears with its step: the next one receives focus, and is announced. Where a password is asked
	// for, that is its field: whoever has pressed the button can type at once.
	const step = useRef<HTMLDivElement>(null);
	useSuccessorFocus(
		step,
		() => () =>
			(step.current?.querySelector<HTMLElement>('ul[tabindex], input[type=password]') ?? step.current)?.focus(),
	);
	return (
		// biome-ignore lint/a11y/useSemanticElements: its steps are no fields
		<div ref={step} role="group" aria-label={said.heading} tabIndex={-1}>
			<Card
				title={said.heading}
				description={said.lead}
				aside={
					// While it is being set up, neither is true.
					doing !== 'setUp' && <StatusTag tone={isOn ? 'positive' : 'caution'}>{isOn ? said.on : said.off}</StatusTag>
				}
			>
				{doing === null && (
					<>
						{isOn && (
							<DescriptionList
								items={[
									{ term: said.since, value: factor.setUpAt && <DateText value={dayInBaku(factor.setUpAt)} /> },
									{ term: said.codesLeft, value: factor.recoveryCodesLeft },
								]}
							/>
						)}
						{isOn && factor.recoveryCodesLeft <= FEW_CODES && (
							<Notice tone="warning">{said.fewLeft(factor.recoveryCodesLeft)}</Notice>
						)}
						{factor.isRequired && <Text tone="soft">{said.required}</Text>}
						<Inline gap="s" isStackedOnPhones>
							{!isOn && (
								<Button tone="primary" onPress={() => setDoing('setUp')}>
									{said.begin}
								</Button>
							)}
							{isOn && (
								<Button tone="secondary" onPress={() => setDoing('renew')}>
									{said.renew}
								</Button>
							)}
							{isOn && !factor.isRequired && (
								<Button tone="quiet" onPress={() => setDoing('switchOff')}>
									{said.switchOff}
								</Button>
							)}
						</Inline>
					</>
				)}
				{doing === 'setUp' && !codes && (
					<OwnSetUp
						email={me?.email ?? ''}
						onConfirmed={({ recoveryCodes }) => setCodes(recoveryCodes)}
						onCancel={() => void finish()}
					/>
				)}
				{codes && <RecoveryCodes codes={codes} onDone={() => void finish(doing === 'setUp' ? said.isOn : undefined)} />}
				{doing === 'renew' && !codes && (
					<Stack gap="m">
						<Text>{said.renewText}</Text>
						<CodeForm
							submit={said.renew}
							send={(code) => client.secondFactor.renewRecoveryCodes({ code })}
							onSent={({ recoveryCodes }) => setCodes(recoveryCodes)}
							onCancel={() => void finish()}
						/>
					</Stack>
				)}
				{doing === 'switchOff' && (
					<Stack gap="m">
						<Text>{said.switchOffText}</Text>
						<CodeForm
							submit={said.switchOff}
							send={(code) => client.secondFactor.switchOff({ code })}
							onSent={() => finish(said.switchedOff)}
							onCancel={() => void finish()}
						/>
					</Stack>
				)}
			</Card>
		</div>
	);
}
