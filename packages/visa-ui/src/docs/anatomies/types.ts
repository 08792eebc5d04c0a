import type { ReactNode } from 'react';

/** A story of the component in a window of its own: for what covers the page, opens above it or looks at its width. */
export interface AnatomyFrame {
	/** The end of the story's id: 'sheet'. */
	story: string;
	width: number;
	height: number;
	/** What is pressed to open it. */
	press?: string;
	/** What a pointer rests on, to bring what it brings. */
	rest?: string;
}

interface Parts {
	/** Where each number of the page's list stands, in its order; '' for a part that can't be seen here. */
	parts: readonly string[];
}

/** What a component's page draws under Anatomy, and which element is which part of the list below it. */
export type AnatomyDrawing = Parts & ({ content: ReactNode; frame?: undefined } | { frame: AnatomyFrame });

/** What a drawing's control tells nobody. */
export const nothing = () => undefined;
