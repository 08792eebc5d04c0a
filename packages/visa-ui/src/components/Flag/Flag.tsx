import { classes, type RootProps } from '../../root';
import { flag } from './Flag.css';

export interface FlagProps extends RootProps<HTMLImageElement> {
	/** The address of the picture; any size, it is drawn at 32 by 24 px. */
	src: string;
	/** The country's name, when it is not written beside the flag. */
	name?: string;
}

/** A country's flag in a fixed size, fetched when it comes into sight. */
export function Flag({ src, name = '', className, ...root }: FlagProps) {
	return (
		<img
			{...root}
			className={classes(flag, className)}
			src={src}
			alt={name}
			width={32}
			height={24}
			loading="lazy"
			decoding="async"
		/>
	);
}
