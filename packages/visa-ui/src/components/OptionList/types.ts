/** An option of the list. */
export interface OptionItem {
	id: string;
	title: string;
	/** The language of the title, if it differs from the page's. */
	lang?: string | undefined;
	note?: string | undefined;
	/** Text at the end of the row, or below if there is no room: a price, and a note about it. */
	aside?: { title: string; note?: string | undefined } | undefined;
	imageUrl?: string | null | undefined;
	/** Can't be selected; keyboard navigation skips it. */
	isDisabled?: boolean | undefined;
}
