import type { ReactNode } from 'react';

/** A window of its own: for what covers the page, opens above it or looks at its width. */
export interface AnatomyFrame {
	width: number;
	height: number;
	/** What is pressed to open it. */
	press?: string;
	/** What a pointer rests on, to bring what it brings. */
	rest?: string;
}

/** One part of a drawing: the first element in sight that a selector finds, the words of one, or the room between two. */
export type AnatomyPart = string | { wordsOf: string } | { between: readonly [string, string] };

/** What a component's page draws under Anatomy: one specimen, and where each number of the page's list stands in it. */
export interface AnatomyDrawing {
	content: ReactNode;
	frame?: AnatomyFrame;
	/** In the order of the list. What can't be seen is no part of the list: the page says it below. */
	parts: readonly AnatomyPart[];
}

/** What a drawing's control tells nobody. */
export const nothing = () => undefined;
