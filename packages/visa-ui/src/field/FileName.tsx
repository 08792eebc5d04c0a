import * as css from './FileName.css';

/** A name of this many letters stands whole, over two lines where it must. */
const WHOLE = 40;
/** What tells names of one camera or scanner apart, with the kind of file. */
const END = 12;

/** A file's name. One that is too long is cut in its middle: beginning and end are seen, and the whole is read aloud. */
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
