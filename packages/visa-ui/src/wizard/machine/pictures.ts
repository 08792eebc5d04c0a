import { clampPeopleCount, PEOPLE_MAXIMUM } from 'visa-sdk/rules';
import { noPicture } from './picture';
import type { TravellerPicture, UploadedDocument, WizardContext } from './types';

type Pictures = readonly TravellerPicture[];
type Group = Pick<WizardContext, 'pictures' | 'peopleCount'>;

const isTouched = ({ document, sending }: TravellerPicture) => document !== null || sending !== null;

/** A place for each traveller's image; surplus images are kept. */
function filledUp(pictures: Pictures, peopleCount: number): Pictures {
	let id = Math.max(0, ...pictures.map((picture) => picture.id));
	const missing = Array.from({ length: Math.max(0, peopleCount - pictures.length) }, () => noPicture(++id));
	return [...pictures, ...missing];
}

/** The places of a restored form. */
export function picturesOf(documents: readonly (UploadedDocument | null)[], peopleCount: number): Pictures {
	const places = documents.map((document, index) => ({ ...noPicture(index + 1), document }));
	return filledUp(places, peopleCount);
}

/** The travellers' images, in order. [UPL-11] */
export const travelling = ({ pictures, peopleCount }: Group): Pictures => pictures.slice(0, peopleCount);

/** The uploaded ones among them, which are sent with the request. */
export const arrived = (group: Group): UploadedDocument[] =>
	travelling(group).flatMap(({ document }) => (document ? [document] : []));

/** How much of the images under way has been sent, in percent; null while none is. [UPL-07] */
export function percentSent(group: Group): number | null {
	const parts = travelling(group).flatMap(({ sending }) => (sending?.status === 'uploading' ? [sending.progress] : []));
	return parts.length > 0 ? Math.round((parts.reduce((all, part) => all + part, 0) / parts.length) * 100) : null;
}

/** The travellers, counting from 1, whose image is missing. [UPL-11] */
export const missingPictures = (group: Group): number[] =>
	travelling(group).flatMap(({ document }, index) => (document ? [] : [index + 1]));

/**
 * Changes the number of travellers. When it is lowered, those without an image are removed first; surplus images are kept
 * behind the others, and return when it is raised. [UPL-11]
 */
export function ofPeople({ pictures, peopleCount }: Group, wanted: number): Group {
	const count = clampPeopleCount(wanted);
	const now = pictures.slice(0, peopleCount);
	const later = pictures.slice(peopleCount);
	let surplus = Math.max(0, now.length - count);
	const staying = [...now];
	for (let index = staying.length - 1; index >= 0 && surplus > 0; index -= 1) {
		const one = staying[index];
		if (!one || isTouched(one)) continue;
		staying.splice(index, 1);
		surplus -= 1;
	}
	return whole([...staying, ...later], count);
}

/** One traveller less; their image is the first to return. [UPL-11] */
export function withoutTraveller({ pictures, peopleCount }: Group, id: number): Group {
	const leaving = pictures.slice(0, peopleCount).find((picture) => picture.id === id);
	if (!leaving || peopleCount === 1) return { pictures, peopleCount };
	const others = pictures.filter((picture) => picture !== leaving);
	const staying = others.slice(0, peopleCount - 1);
	return whole([...staying, leaving, ...others.slice(peopleCount - 1)], peopleCount - 1);
}

/** As many places as travellers, followed only by those with an image. */
function whole(pictures: Pictures, peopleCount: number): Group {
	const kept = pictures.filter((picture, index) => index < peopleCount || isTouched(picture));
	return { pictures: filledUp(kept.slice(0, PEOPLE_MAXIMUM), peopleCount), peopleCount };
}
