import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import type { LayoutTag } from '../../theme/flow.css';
import * as css from './Container.css';

export interface ContainerProps extends RootProps {
	/** The maximum width: `narrow` for text and forms, `wide` for pages with several columns. */
	width?: keyof typeof css.width;
	/** The HTML element, if the content has a meaning of its own: a section, a list, a form. `div` by default. */
	as?: LayoutTag;
	/** The content. */
	children: ReactNode;
}

/** Centres content at a readable width with the page's margins. */
export function Container({ width = 'wide', as, className, children, ...root }: ContainerProps) {
	const Tag = (as ?? 'div') as ElementType;
	return (
		<Tag {...root} className={classes(css.container, look(css.width, width), className)}>
			{children}
		</Tag>
	);
}
