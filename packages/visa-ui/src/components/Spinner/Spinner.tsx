import { spinner } from './Spinner.css';

/** A turning ring for inside a button; with a label it also says what is being waited for. */
export function Spinner({ label }: { label?: string }) {
	return label ? (
		<span className={spinner} role="img" aria-label={label} />
	) : (
		<span className={spinner} aria-hidden="true" />
	);
}
