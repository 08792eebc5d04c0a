import type { VisaRequestDetail } from 'visa-sdk/contract';
import { words } from '../strings';

const own = words.moves;

/** All who travel, by number. */
export const travellersOf = ({ peopleCount }: Pick<VisaRequestDetail, 'peopleCount'>): number[] =>
	Array.from({ length: peopleCount }, (_, index) => index + 1);

/** Who of a group has no visa of their own yet; nobody where one is everybody's. [DSH-13] [UPL-11] */
export function withoutVisa({ visas, peopleCount }: Pick<VisaRequestDetail, 'visas' | 'peopleCount'>): number[] {
	if (visas.some(({ traveller }) => traveller === null)) return [];
	return travellersOf({ peopleCount }).filter((one) => !visas.some(({ traveller }) => traveller === one));
}

/** What is attached, and what of a group isn't, in words beside the approval. */
export function visasInWords(request: Pick<VisaRequestDetail, 'visas' | 'peopleCount'>): string {
	const count = request.visas.length;
	if (count === 0) return own.withoutVisa;
	const missing = withoutVisa(request);
	return missing.length > 0 ? `${own.withVisas(count)} ${own.withoutVisas(missing)}` : own.withVisas(count);
}
