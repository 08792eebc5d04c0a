import { UNEXPECTED_ERROR } from 'visa-sdk';

/** The sentence of a failed call; the specification's English one says its language to whoever reads it aloud. [API-06] */
export function Sentence({ children }: { children: string }) {
	return children === UNEXPECTED_ERROR ? <span lang="en">{children}</span> : children;
}
