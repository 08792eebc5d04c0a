import { useRef } from 'react';
import { Button, Inline, Stack, Text, useToast } from 'visa-ui';
import { LeaveQuestion } from '../../form/LeaveGuard';
import * as css from './secondFactor.css';
import { words } from './strings';

const { codes: said } = words;

export interface RecoveryCodesProps {
	codes: readonly string[];
	onDone: () => void;
}

/**
 * The recovery codes, shown only this once: to be copied or saved before continuing. Until they are, whoever leaves the page
 * is asked. [DSH-17]
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
	const toast = useToast();
	const isKept = useRef(false);
	const keep = () => {
		isKept.current = true;
	};
	const text = `${codes.join('\n')}\n`;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			keep();
			toast({ tone: 'success', message: said.copied, kind: 'recovery codes' });
		} catch {
			// The browser denies access to the clipboard.
			toast({ tone: 'error', message: said.notCopied, kind: 'recovery codes' });
		}
	};
	return (
		<Stack gap="m">
			<Text>{said.lead}</Text>
			<ul className={css.codes} aria-label={said.list} tabIndex={-1}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<Inline gap="s" isStackedOnPhones>
				{/* There only where the page is served safely. */}
				{navigator.clipboard && (
					<Button tone="secondary" onPress={() => void copy()}>
						{said.copy}
					</Button>
				)}
				<a
					className={css.save}
					onClick={keep}
					download={said.fileName}
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
				>
					{said.save}
				</a>
			</Inline>
			<div>
				<Button
					tone="primary"
					onPress={() => {
						keep();
						onDone();
					}}
				>
					{said.done}
				</Button>
			</div>
			<LeaveQuestion isHeld={() => !isKept.current} isNear onLeave={keep} words={said} />
		</Stack>
	);
}
