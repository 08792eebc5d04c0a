import type { CalendarDate } from '@internationalized/date';
import type { Service } from 'visa-sdk/contract';
import { businessToday, workingDayAfter } from 'visa-sdk/rules';
import type { WizardContext } from './types';

/** A selected service that may be ready only after the trip has started. */
export interface LateService {
	readonly chosen: Service;
	/** The latest date it is ready if paid today. */
	readonly readyBy: CalendarDate;
	readonly startDate: CalendarDate;
	/** The cheapest service that is ready before the trip; null if there is none. */
	readonly inTime: { readonly service: Service; readonly readyBy: CalendarDate } | null;
}

/** Whether the trip may start before the visa is ready; this is shown, and doesn't block. [SRV-05] */
export function lateService({
	choices,
	offer,
	now,
}: Pick<WizardContext, 'choices' | 'offer' | 'now'>): LateService | null {
	const { startDate, service: chosen } = choices;
	if (!startDate || !chosen?.estimatedDays) return null;
	const today = businessToday(now());
	const readyBy = workingDayAfter(today, chosen.estimatedDays.to);
	if (readyBy.compare(startDate) < 0) return null;
	const others = offer.services.status === 'ready' ? offer.services.items : [];
	const inTime = others
		.flatMap((service) =>
			service.estimatedDays ? [{ service, readyBy: workingDayAfter(today, service.estimatedDays.to) }] : [],
		)
		.filter((one) => one.readyBy.compare(startDate) < 0)
		.sort((one, other) => one.service.discountedPrice - other.service.discountedPrice);
	return { chosen, readyBy, startDate, inTime: inTime[0] ?? null };
}
