import { Dialog, Kbd, Stack, Switch, Text } from 'visa-ui';
import * as css from '../desk.css';
import * as partCss from '../parts.css';
import { words } from '../strings';
import { shortcutStore, useShortcutsOff } from './shortcutStore';
import { shortcuts } from './shortcuts';

const { keys: own } = words;

/** Every shortcut with its keys, each with a switch. [DSH-16] */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const off = useShortcutsOff();
	return (
		<Dialog title={own.title} isOpen={isOpen} onClose={onClose}>
			<Stack gap="s">
				<Text tone="soft">{own.text}</Text>
				<ul className={partCss.lines}>
					{shortcuts.map(({ id, keys }) => (
						<li key={id} className={css.keyLine}>
							<Switch
								label={own.labels[id]}
								isSelected={!off.has(id)}
								onChange={(isOn) => shortcutStore.turn(id, isOn)}
							/>
							<Kbd keys={keys} />
						</li>
					))}
				</ul>
				<p className={css.keyLine}>
					<span>{own.open}</span>
					<Kbd keys="Enter" />
				</p>
			</Stack>
		</Dialog>
	);
}
