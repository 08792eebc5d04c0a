import { classes, type RootProps } from '../../root';
import { flag } from './Flag.css';

export interface FlagProps extends RootProps<HTMLImageElement> {
	/** The URL of the image, of any size; it is displayed at 32 × 24 px. */
	src: string;
	/** The country's name, if it isn't written beside the flag. */
	name?: string;
}

/** A country's flag at a fixed size, loaded lazily. */
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
