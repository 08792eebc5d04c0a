import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Columns.css';

export interface ColumnsProps extends RootProps {
	/** The gap between columns and between rows, as a step of the space scale. */
	gap?: Space;
	/** `equal` fits as many columns as there is room for; `aside` keeps a narrow column at the end on wide screens. */
	template?: keyof typeof css.template;
	/** The vertical alignment of columns with different heights; stretched by default. */
	align?: keyof typeof flow.align;
	/** The HTML element, if the content has a meaning of its own: a section, a list, a form. `div` by default. */
	as?: flow.LayoutTag;
	/** The columns; each child is one. */
	children: ReactNode;
}

/** Columns that become one on narrow screens. */
export function Columns({
	gap = 'm',
	template = 'equal',
	align = 'stretch',
	as,
	className,
	children,
	...root
}: ColumnsProps) {
	const Tag = (as ?? 'div') as ElementType;
	return (
		<Tag
			{...root}
			className={classes(
				css.columns,
				look(flow.gap, gap),
				look(flow.align, align),
				look(css.template, template),
				className,
			)}
		>
			{children}
		</Tag>
	);
}
