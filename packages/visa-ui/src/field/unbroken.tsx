import type { ReactNode } from 'react';
import * as css from './Field.css';

/** Capitals or digits on both sides of a hyphen or a slash. */
const JOINED = /(\S*[\p{Lu}\d][-/][\p{Lu}\d]\S*)/u;
/** A longer one, e.g. a file's name, or one in enlarged text in a narrow window must be able to break. */
const LONGEST = 16;

/**
 * Words in which a request's number (VZ-7K3M-2QXD) or the pattern of a date (DD/MM/YYYY) stays on one line: browsers break
 * a line after each hyphen or slash, and half of either is none. Characters that forbid it are in no subset of the typeface.
 */
export function unbroken(words: ReactNode): ReactNode {
	if (typeof words !== 'string') return words;
	const parts = words.split(JOINED);
	if (parts.length === 1) return words;
	return parts.map((part, index) =>
		index % 2 === 1 && part.length <= LONGEST && !/\p{Ll}/u.test(part) ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
			<span key={index} className={css.unbroken}>
				{part}
			</span>
		) : (
			part
		),
	);
}
