import { UNEXPECTED_ERROR } from 'visa-sdk';

/** The message of a failed call; the specification's English one is marked as English for screen readers. [API-06] */
export function Sentence({ children }: { children: string }) {
	return children === UNEXPECTED_ERROR ? <span lang="en">{children}</span> : children;
}
