import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import type { LayoutTag } from '../../theme/flow.css';
import * as css from './Container.css';

export interface ContainerProps extends RootProps {
	width?: keyof typeof css.width;
	as?: LayoutTag;
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
