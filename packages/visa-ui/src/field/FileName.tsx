import * as css from './FileName.css';

/** A name of up to this length is shown completely, on two lines if necessary. */
const WHOLE = 40;
/** What distinguishes names from the same camera or scanner, including the file extension. */
const END = 12;

/** A file's name. A long one is truncated in the middle, with beginning and end visible; screen readers get all of it. */
export function FileName({ children: name }: { children: string }) {
	const letters = [...name];
	if (letters.length <= WHOLE) return <span className={css.wholeName}>{name}</span>;
	return (
		<span className={css.longName} title={name}>
			<span className={css.nameStart}>{letters.slice(0, -END).join('')}</span>
			<span className={css.nameEnd}>{letters.slice(-END).join('')}</span>
		</span>
	);
}
