import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPrice } from './fromPrice';
import { toAzn, toQepik } from './money';
import { price } from './price';

const azn = fc.integer({ min: 0, max: 50_000 }).map((qepik) => qepik / 100);
const service = fc.record({
	discountedPrice: azn,
	additionalVisaPrice: azn,
	estimatedDays: fc.option(fc.record({ from: fc.integer({ min: 1, max: 9 }), to: fc.integer({ min: 10, max: 20 }) })),
});
const country = fc.record({ additionalServices: azn, isVisaOptionIsPayedDirectly: fc.boolean() });
const fees = fc.array(fc.record({ fee: azn }), { maxLength: 4 });

describe('[CTY-07] what a country costs at the least', () => {
	it('is the lowest sum of any permission with any service, for one, and never less than one would be asked', () => {
		fc.assert(
			fc.property(country, fees, fc.array(service, { maxLength: 4 }), (where, options, services) => {
				const sums = options.flatMap(({ fee }) =>
					services.map(({ discountedPrice, additionalVisaPrice }) => {
						const { total, atEmbassy } = price({
							countryFee: toQepik(where.additionalServices),
							permissionFee: toQepik(fee),
							isPermissionPaidNow: where.isVisaOptionIsPayedDirectly,
							servicePrice: toQepik(discountedPrice),
							embassyExtra: toQepik(additionalVisaPrice),
							peopleCount: 1,
						});
						return total + atEmbassy;
					}),
				);
				const found = fromPrice(where, options, services);
				if (sums.length === 0) expect(found).toBeNull();
				else expect(toQepik(found?.total ?? -1)).toBe(Math.min(...sums));
			}),
		);
	});

	it('tells the embassy’s part and the days of that very service; of equal ones less is paid at the embassy', () => {
		const where = { additionalServices: 35, isVisaOptionIsPayedDirectly: false };
		const options = [{ fee: 90 }, { fee: 70 }];
		const services = [
			{ discountedPrice: 60, additionalVisaPrice: 20, estimatedDays: { from: 1, to: 2 } },
			{ discountedPrice: 80, additionalVisaPrice: 0, estimatedDays: { from: 10, to: 15 } },
			{ discountedPrice: 260, additionalVisaPrice: 40, estimatedDays: null },
		];
		expect(fromPrice(where, options, services)).toEqual({
			total: toAzn(toQepik(185)),
			atEmbassy: 70,
			days: { from: 10, to: 15 },
		});
	});

	it('of services of one price tells the days of the quickest, and of one without days only where there is no other', () => {
		const where = { additionalServices: 0, isVisaOptionIsPayedDirectly: true };
		const service = (to: number | null) => ({
			...{ discountedPrice: 60, additionalVisaPrice: 0 },
			estimatedDays: to === null ? null : { from: 1, to },
		});
		const daysOf = (...services: ReturnType<typeof service>[]) => fromPrice(where, [{ fee: 70 }], services)?.days;
		expect(daysOf(service(null), service(9), service(4))).toEqual({ from: 1, to: 4 });
		expect(daysOf(service(4), service(null))).toEqual({ from: 1, to: 4 });
		expect(daysOf(service(null))).toBeNull();
	});
});
