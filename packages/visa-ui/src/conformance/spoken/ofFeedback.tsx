import * as ui from '../../entries';
import { ToastHost } from '../hosts';
import { press, type SpokenParts, still } from '../steps';

export const spokenOfFeedback: SpokenParts = {
	EmptyState: still(() => <ui.EmptyState title="7" />),
	Meter: still(() => <ui.Meter label="7" value={7} maxValue={10} />),
	Notice: still(() => <ui.Notice tone="info" title="7" />),
	Progress: still(() => <ui.Progress label="7" value={40} />),
	Skeleton: still(() => (
		<>
			7<ui.Skeleton height={20} />
		</>
	)),
	Spinner: still(() => (
		<>
			7<ui.Spinner />
		</>
	)),
	ToastRegion: { render: () => <ToastHost />, steps: [press('button'), press('button + button')] },
};
