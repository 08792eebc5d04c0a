import type { ReactNode } from 'react';
import * as css from './Tag.css';

/** A short fact: '30 gün', 'Çoxdəfəlik'. */
export function Tag({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
	return (
		<span className={css.tag}>
			{icon}
			{children}
		</span>
	);
}

export type StatusTone = keyof typeof css.status;

/** The state of something, in words with a coloured dot. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
	return (
		<span className={`${css.tag} ${css.status[tone]}`}>
			<span className={css.dot} />
			{children}
		</span>
	);
}

/** A small number. Say what it counts with `label` when nothing beside it does. */
export function Badge({ label, children }: { label?: string; children: ReactNode }) {
	return label ? (
		<span className={css.badge} role="img" aria-label={label}>
			{children}
		</span>
	) : (
		<span className={css.badge}>{children}</span>
	);
}
