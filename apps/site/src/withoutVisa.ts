import type { VisaRequestDetail } from 'visa-sdk/contract';

/** All who travel, by number. */
export const travellersOf = ({ peopleCount }: Pick<VisaRequestDetail, 'peopleCount'>): number[] =>
	Array.from({ length: peopleCount }, (_, index) => index + 1);

/** Who of a group has no visa of their own yet; nobody where one is everybody's. [DSH-13] [UPL-11] */
export function withoutVisa({ visas, peopleCount }: Pick<VisaRequestDetail, 'visas' | 'peopleCount'>): number[] {
	if (visas.some(({ traveller }) => traveller === null)) return [];
	return travellersOf({ peopleCount }).filter((one) => !visas.some(({ traveller }) => traveller === one));
}
