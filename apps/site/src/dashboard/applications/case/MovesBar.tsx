import { Button, Menu } from 'visa-ui';
import * as css from '../desk.css';
import type { CaseStep } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';

const own = words.moves;

interface MovesBarProps {
	steps: readonly CaseStep[];
	work: CaseWork;
	onBegin: (step: CaseStep) => void;
}

/** On a phone the first step, and all others behind a button, stay at the thumb. What they do is said above. [DSH-06] */
export function MovesBar({ steps, work, onBegin }: MovesBarProps) {
	const [first, ...others] = steps;
	if (!first) return null;
	return (
		<div className={css.thumb}>
			<Button tone="primary" width="full" isPending={work.pending.includes(first)} onPress={() => onBegin(first)}>
				{own.names[first]}
			</Button>
			{others.length > 0 && (
				<Menu
					label={own.others}
					align="end"
					items={others.map((id) => ({ id, label: own.names[id] }))}
					onAction={onBegin}
				/>
			)}
		</div>
	);
}
