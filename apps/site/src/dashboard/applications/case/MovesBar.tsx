import { Button, IconButton, Menu, MoreIcon, Spinner } from 'visa-ui';
import type { CaseStep } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import * as css from './case.css';

const own = words.moves;

interface MovesBarProps {
	steps: readonly CaseStep[];
	work: CaseWork;
	onBegin: (step: CaseStep) => void;
}

/**
 * On a phone the first action, and all others behind a button, stay within reach of the thumb. Their descriptions are
 * above. [DSH-06]
 */
export function MovesBar({ steps, work, onBegin }: MovesBarProps) {
	const [first, ...others] = steps;
	if (!first) return null;
	const underWay = others.filter((step) => work.pending.includes(step));
	const label =
		underWay.length > 0 ? own.othersUnderWay(underWay.map((step) => own.names[step]).join(', ')) : own.others;
	return (
		<div className={css.thumb}>
			<Button tone="primary" width="full" isPending={work.pending.includes(first)} onPress={() => onBegin(first)}>
				{own.names[first]}
			</Button>
			{others.length > 0 && (
				<Menu
					label={own.others}
					align="end"
					items={others.map((id) => ({ id, label: own.names[id], isDisabled: underWay.includes(id) }))}
					onAction={onBegin}
					// Its place shows the action in progress; the others can be started meanwhile.
					trigger={(button) => (
						<IconButton {...button} label={label} icon={underWay.length > 0 ? <Spinner /> : <MoreIcon />} />
					)}
				/>
			)}
		</div>
	);
}
