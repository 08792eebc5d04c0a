'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { classes, type RootProps } from '../../root';
import { useBroken } from '../../root/useBroken';
import * as css from './Flag.css';

export interface FlagProps extends RootProps {
	/**
	 * The URL of the image, of any size; it is displayed at 32 × 24 px. If it can't be loaded, the country's code is shown
	 * instead, provided that the file is named after it: `/flags/az.svg`.
	 */
	src: string;
	/** The country's name, if it isn't written beside the flag. */
	name?: string;
}

/** A country's flag at a fixed size, loaded lazily. */
export function Flag({ src, name = '', className, ref, ...root }: FlagProps) {
	const { isBroken, watched } = useBroken(src);
	const refs = useComposedRefs(watched.ref, ref);
	if (isBroken) {
		const naming = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
		return (
			<span {...root} {...naming} ref={ref} className={classes(css.flag, css.missing, className)}>
				{/\/([a-z]{2})\.\w+$/i.exec(src)?.[1]?.toUpperCase()}
			</span>
		);
	}
	return (
		<img
			{...root}
			ref={refs}
			className={classes(css.flag, className)}
			src={src}
			alt={name}
			width={32}
			height={24}
			loading="lazy"
			decoding="async"
			onError={watched.onError}
		/>
	);
}
