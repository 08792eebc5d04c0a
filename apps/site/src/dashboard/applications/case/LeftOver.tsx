import { Button, Notice } from 'visa-ui';
import { forgetLeftOver, type IsOffered, useLeftOver } from '../formDrafts';
import * as css from '../parts.css';
import { words } from '../strings';

const own = words.moves;

export interface LeftOverProps {
	/** Of the case. */
	id: string;
	isOffered: IsOffered;
	/** Its button has disappeared with it: the focus goes elsewhere. */
	onDropped?: () => void;
}

/** What was typed about a case but has no form any more, until its author drops it; nothing if there is none. [DSH-09] */
export function LeftOver({ id, isOffered, onDropped }: LeftOverProps) {
	const leftOver = useLeftOver(id, isOffered);
	if (!leftOver) return null;
	const drop = () => {
		onDropped?.();
		forgetLeftOver(id, isOffered);
	};
	return (
		<Notice
			data-left-over=""
			tone="warning"
			title={own.leftOver}
			action={
				<Button tone="secondary" size="small" onPress={drop}>
					{own.leftOverDrop}
				</Button>
			}
		>
			<p className={css.written}>{leftOver}</p>
		</Notice>
	);
}
