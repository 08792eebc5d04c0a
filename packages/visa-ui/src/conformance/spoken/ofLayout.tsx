import * as ui from '../../entries';
import { nothing } from '../hosts';
import { type SpokenParts, still } from '../steps';

export const spokenOfLayout: SpokenParts = {
	Box: still(() => <ui.Box>7</ui.Box>),
	Card: still(() => <ui.Card>7</ui.Card>),
	Columns: still(() => <ui.Columns>7</ui.Columns>),
	Container: still(() => <ui.Container>7</ui.Container>),
	Divider: still(() => (
		<>
			7<ui.Divider />
		</>
	)),
	Inline: still(() => <ui.Inline>7</ui.Inline>),
	SplitView: [
		still(() => <ui.SplitView listLabel="7" list="8" detailLabel="9" detail="10" onBack={nothing} />),
		{
			render: () => <ui.SplitView listLabel="7" list="8" detailLabel="9" detail="10" onBack={nothing} />,
			isNarrow: true,
		},
	],
	Stack: still(() => <ui.Stack>7</ui.Stack>),
};
