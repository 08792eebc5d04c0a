import type { ReactNode } from 'react';

/** What to do and what not to do, rendered, and why. */
export interface ExamplePair {
	good: ReactNode;
	bad: ReactNode;
	because: string;
}
