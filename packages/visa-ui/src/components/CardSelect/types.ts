import type { ReactNode } from 'react';

/** The content of a card. */
export interface CardItem {
	id: string;
	/** The title and accessible name. */
	title: string;
	/** The language of the title, if it differs from the page's. */
	lang?: string | undefined;
	/** Content below the title: description, price, duration. */
	content?: ReactNode;
	/** A button inside the card, e.g. one that opens the list of documents. */
	action?: ReactNode;
	/** A message about the card, e.g. that it isn't suitable; may contain a button. */
	note?: ReactNode;
}
