'use client';

import { useState } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { UserIcon } from '../Icon';
import * as css from './Avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
	/** Whom it shows: the initials are made of it. */
	name: string;
	/** The address of a picture; the initials stand in for one that can't be had. */
	src?: string | undefined;
	/** 'small' for a line of text, 'medium' for a row, 'large' beside a heading. */
	size?: keyof typeof css.size;
	/** Reads the name out. Leave it out where the name stands beside it. */
	isNamed?: boolean;
}

/** A person as a picture, or as the initials of the name. */
export function Avatar({ name, src, size = 'medium', isNamed = false, className, ...root }: AvatarProps) {
	const [broken, setBroken] = useState<string | null>(null);
	const naming = isNamed ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
	const watch = (image: HTMLImageElement | null) => {
		// A picture can fail before this script has come.
		if (image?.complete && image.naturalWidth === 0 && src !== undefined) setBroken(src);
	};
	return (
		<span {...root} {...naming} className={classes(css.avatar, look(css.size, size), className)}>
			{src !== undefined && src !== broken ? (
				<img ref={watch} className={css.image} src={src} alt="" onError={() => setBroken(src)} />
			) : (
				initialsOf(name) || <UserIcon size="small" />
			)}
		</span>
	);
}
