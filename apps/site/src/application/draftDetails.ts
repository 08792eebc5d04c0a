import type { DraftContent } from 'visa-sdk/contract';
import type { Offer, Remote } from 'visa-ui/machine';
import { draftStrings as words } from '../strings/pages/draft';

const picturesOf = ({ document }: DraftContent) => document?.split(',').filter(Boolean).length ?? 0;

const find = <Item extends { id: string }>(list: Remote<Item>, id: string) =>
	list.status === 'ready' ? list.items.find((item) => item.id === id) : undefined;

/**
 * What tells one of two drafts from the other beyond country, dates and number of travellers. [ACC-08]
 * @param one the draft that is described
 * @param offer what their country offers
 * @param isSecond whether the other one is described above it
 */
export function draftDetails(one: DraftContent, other: DraftContent, offer: Offer, isSecond: boolean): string[] {
	const { visaTypes, visaOptions, services } = offer;
	const chosen = (part: 'visaType' | 'visaOption' | 'service', nameOf: (id: string) => string | undefined) => {
		const id = one[part]?.id;
		if (id === other[part]?.id) return [];
		return [id === undefined ? words.none[part] : words[part](nameOf(id) ?? words.gone)];
	};
	const count = picturesOf(one);
	const isAnother = isSecond && count === picturesOf(other);
	const pictures = isAnother ? words.otherPictures : count > 0 ? words.pictures(count) : words.none.pictures;
	const notes = one.notes.trim();
	return [
		...chosen('visaType', (id) => find(visaTypes, id)?.name),
		...chosen('visaOption', (id) => find(visaOptions, id)?.type),
		...chosen('service', (id) => find(services, id)?.name),
		...(one.document === other.document ? [] : [pictures]),
		...(notes === other.notes.trim() ? [] : [notes ? words.notes(notes) : words.none.notes]),
	];
}
