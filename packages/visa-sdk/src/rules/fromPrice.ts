import { qepik, toAzn, toQepik } from './money';
import { price } from './price';

interface PricedCountry {
	readonly additionalServices: number;
	readonly isVisaOptionIsPayedDirectly: boolean;
}
interface PricedService {
	readonly discountedPrice: number;
	readonly additionalVisaPrice: number;
	readonly estimatedDays: { readonly from: number; readonly to: number } | null;
}

/**
 * The lowest total price of a country for one traveller: with the lowest state fee, and the service that costs least here
 * and at the embassy together; among equals, the one with less to pay at the embassy, then the faster one. Amounts in
 * AZN. [CTY-07]
 * @returns null while the country lacks a permission or a service
 */
export function fromPrice(
	country: PricedCountry,
	options: readonly { readonly fee: number }[],
	services: readonly PricedService[],
) {
	const [fee] = options.map((option) => option.fee).toSorted((one, other) => one - other);
	const [service] = services.toSorted(byCost);
	if (fee === undefined || !service) return null;
	const { total, atEmbassy } = price({
		countryFee: toQepik(country.additionalServices),
		permissionFee: toQepik(fee),
		isPermissionPaidNow: country.isVisaOptionIsPayedDirectly,
		servicePrice: toQepik(service.discountedPrice),
		embassyExtra: toQepik(service.additionalVisaPrice),
		peopleCount: 1,
	});
	return { total: toAzn(qepik(total + atEmbassy)), atEmbassy: toAzn(atEmbassy), days: service.estimatedDays };
}

const costOf = ({ discountedPrice, additionalVisaPrice }: PricedService) =>
	toQepik(discountedPrice) + toQepik(additionalVisaPrice);
const daysOf = ({ estimatedDays }: PricedService) => estimatedDays?.to ?? Number.MAX_SAFE_INTEGER;

function byCost(one: PricedService, other: PricedService): number {
	const [cost, embassy] = [costOf(one) - costOf(other), one.additionalVisaPrice - other.additionalVisaPrice];
	return cost || embassy || daysOf(one) - daysOf(other);
}
