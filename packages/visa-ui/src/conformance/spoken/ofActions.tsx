import * as ui from '../../entries';
import { items } from '../hosts';
import { press, type SpokenParts, still } from '../steps';

export const spokenOfActions: SpokenParts = {
	Button: still(() => (
		<>
			<ui.Button isPending>7</ui.Button>
			<ui.Button blockedBecause="8">9</ui.Button>
		</>
	)),
	IconButton: still(() => <ui.IconButton label="7" icon={<ui.CloseIcon />} />),
	Link: still(() => (
		<ui.Link href="#7" isExternal>
			7
		</ui.Link>
	)),
	LinkButton: still(() => <ui.LinkButton href="#7">7</ui.LinkButton>),
	Menu: { render: () => <ui.Menu label="7" items={items} />, steps: [press('button', '[role="menuitem"]')] },
};
