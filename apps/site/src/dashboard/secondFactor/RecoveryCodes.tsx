import { useState } from 'react';
import { Button, Checkbox, Inline, Notice, Stack } from 'visa-ui';
import { download } from '../../shell/download';
import * as css from '../dashboard.css';
import { words } from '../strings';

const own = words.secondFactor;

export interface RecoveryCodesProps {
	codes: readonly string[];
	onDone: () => void;
}

/** The codes for when the device is lost, shown once: whoever goes on says that they are kept. [DSH-17] */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
	const [isKept, setKept] = useState(false);
	return (
		<Stack gap="m">
			<Notice tone="warning" title={own.codesTitle}>
				{own.codesText}
			</Notice>
			<ul className={css.codes} aria-label={own.codesTitle}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Inline gap="s">
				<Button
					tone="secondary"
					onPress={() => download(`${codes.join('\r\n')}\r\n`, { name: own.file, type: 'text/plain' })}
				>
					{own.download}
				</Button>
			</Inline>
			<Checkbox isSelected={isKept} onChange={setKept}>
				{own.kept}
			</Checkbox>
			<Button tone="primary" isDisabled={!isKept} onPress={onDone}>
				{own.goOn}
			</Button>
		</Stack>
	);
}
