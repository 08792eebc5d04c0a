'use client';

import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { useBroken } from '../../root/useBroken';
import { UserIcon } from '../Icon';
import * as css from './Avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
	/** The person's name, from which the initials are derived. */
	name: string;
	/** The URL of a picture; if it can't be loaded, the initials are shown. */
	src?: string | undefined;
	/** `small` in a line of text, `medium` in a row, `large` beside a heading. */
	size?: keyof typeof css.size;
	/** Exposes the name to assistive technology. Omit it if the name is shown beside the avatar. */
	isNamed?: boolean;
}

/** A person's picture, or the initials of their name. */
export function Avatar({ name, src, size = 'medium', isNamed = false, className, ...root }: AvatarProps) {
	const { isBroken, watched } = useBroken(src);
	const naming = isNamed ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
	return (
		<span {...root} {...naming} className={classes(css.avatar, look(css.size, size), className)}>
			{src !== undefined && !isBroken ? (
				<img {...watched} className={css.image} src={src} alt="" />
			) : (
				initialsOf(name ?? '') || <UserIcon size="small" />
			)}
		</span>
	);
}
