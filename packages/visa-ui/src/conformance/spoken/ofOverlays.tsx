import * as ui from '../../entries';
import { dialog, items, nothing, Opened } from '../hosts';
import { keys, press, type SpokenParts, still } from '../steps';

export const spokenOfOverlays: SpokenParts = {
	CommandPalette: {
		render: () => (
			<ui.CommandPalette
				label="7"
				isOpen
				onClose={nothing}
				onAction={nothing}
				groups={[
					{ id: '8', label: '8', items },
					{ id: '9', label: '9', items: [], isLoading: true, shownWhen: 'typed' },
				]}
			/>
		),
		steps: [keys('2', '[role="option"]'), keys('45678')],
	},
	ConfirmDialog: {
		render: () => (
			<Opened>
				{(isOpen, close) => (
					<ui.ConfirmDialog title="8" isOpen={isOpen} onClose={close} onConfirm={nothing}>
						9
					</ui.ConfirmDialog>
				)}
			</Opened>
		),
		steps: [press('button', '[role="alertdialog"] button')],
	},
	Dialog: {
		render: () => (
			<Opened>
				{(isOpen, close) => (
					<ui.Dialog title="8" isOpen={isOpen} onClose={close}>
						9
					</ui.Dialog>
				)}
			</Opened>
		),
		steps: [press('button', dialog)],
	},
	Drawer: {
		render: () => (
			<Opened>
				{(isOpen, close) => (
					<ui.Drawer title="8" isOpen={isOpen} onClose={close}>
						9
					</ui.Drawer>
				)}
			</Opened>
		),
		steps: [press('button', dialog)],
	},
	Popover: still(() => (
		<ui.Popover isOpen onOpenChange={nothing} anchor={{ current: document.body }} label="7">
			8
		</ui.Popover>
	)),
	Tooltip: {
		render: () => (
			<ui.Tooltip text="8">
				<ui.Button>7</ui.Button>
			</ui.Tooltip>
		),
		steps: [keys('{Tab}', '[role="tooltip"]')],
	},
};
