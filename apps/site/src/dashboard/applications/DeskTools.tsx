import { Button, Kbd, VisuallyHidden } from 'visa-ui';
import * as css from './desk.css';
import type { Live } from './live/useLive';
import { words } from './strings';

interface DeskToolsProps {
	live: Pick<Live, 'fresh' | 'look'>;
	/** Called after the new cases have been looked at: it leads to them. */
	onFresh: () => void;
	onFind: () => void;
	onHelp: () => void;
	onTakeNext: () => void;
}

/** What can be done at the desk whichever case is open: see what has come, find, list the keys, take the next. */
export function DeskTools({ live, onFresh, onFind, onHelp, onTakeNext }: DeskToolsProps) {
	return (
		<div className={css.tools}>
			{live.fresh > 0 && (
				<Button
					tone="secondary"
					className={css.fresh}
					aria-label={words.live.fresh(live.fresh)}
					onPress={() => {
						live.look();
						onFresh();
					}}
				>
					<span className={css.inFull}>{words.live.fresh(live.fresh)}</span>
					<span className={css.briefly}>{words.live.freshBriefly(live.fresh)}</span>
				</Button>
			)}
			<Button tone="quiet" className={css.forWide} onPress={onFind}>
				{words.palette.title}
				<span className={css.withKeys}>
					<Kbd keys="Control+K" />
				</span>
			</Button>
			<Button tone="quiet" className={css.forKeys} onPress={onHelp}>
				{words.keys.title}
			</Button>
			<Button tone="primary" onPress={onTakeNext}>
				{words.owner.takeNext}
			</Button>
			<VisuallyHidden>
				<span role="status">{live.fresh > 0 ? words.live.fresh(live.fresh) : ''}</span>
			</VisuallyHidden>
		</div>
	);
}
