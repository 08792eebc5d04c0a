import type { ReactNode } from 'react';

/** An iframe: for what covers the page, opens above it or depends on its width. */
export interface AnatomyFrame {
	width: number;
	height: number;
	/** What is pressed to open it. */
	press?: string;
	/** What a pointer hovers over, to show what appears then. */
	rest?: string;
}

/**
 * One part of a drawing: the first visible element that matches a selector, its text, the space between two, or all that an
 * element contains, whose number is above it with a line down to it.
 */
export type AnatomyPart = string | { wordsOf: string } | { between: readonly [string, string] } | { contentOf: string };

/** What a component's page shows under Anatomy: one specimen, with the places of the page's numbers in it. */
export interface AnatomyDrawing {
	content: ReactNode;
	frame?: AnatomyFrame;
	/** In the order of the list. What can't be seen isn't part of the list: the page describes it below. */
	parts: readonly AnatomyPart[];
}

/** A handler for a drawing's controls, which does nothing. */
export const nothing = () => undefined;
