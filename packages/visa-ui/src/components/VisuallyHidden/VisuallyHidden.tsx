import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

/** Words for assistive technology only. */
export function VisuallyHidden({
	children,
	as: Tag = 'span',
}: {
	children: ReactNode;
	as?: 'span' | 'div' | 'h2' | 'h3';
}) {
	return <Tag className={hidden}>{children}</Tag>;
}
