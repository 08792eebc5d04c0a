import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import type { LayoutTag } from '../../theme/flow.css';
import * as css from './Container.css';

export interface ContainerProps extends RootProps {
	/** The widest it gets: 'narrow' for text and forms, 'wide' for pages of several columns. */
	width?: keyof typeof css.width;
	/**
	 * The element it is drawn as, where the content has a meaning of its own: a section, a list, a form. A `div` unless said
	 * otherwise.
	 */
	as?: LayoutTag;
	/** What is kept in the middle of the window, with room at both edges. */
	children: ReactNode;
}

/** Centres content in a readable width with the page's margins. */
export function Container({ width = 'wide', as, className, children, ...root }: ContainerProps) {
	const Tag = (as ?? 'div') as ElementType;
	return (
		<Tag {...root} className={classes(css.container, look(css.width, width), className)}>
			{children}
		</Tag>
	);
}
