import type { CalendarDate } from '@internationalized/date';
import type { Service } from 'visa-sdk/contract';
import { businessToday, workingDayAfter } from 'visa-sdk/rules';
import type { WizardContext } from './types';

/** A chosen service that may be ready only when the trip has begun. */
export interface LateService {
	readonly chosen: Service;
	/** By when it is ready at the latest, when it is paid for today. */
	readonly readyBy: CalendarDate;
	readonly startDate: CalendarDate;
	/** The least expensive of those that are ready before the trip; null when none is. */
	readonly inTime: { readonly service: Service; readonly readyBy: CalendarDate } | null;
}

/** Whether the trip may begin before the visa is there; it is said, and does not stand in the way. [SRV-05] */
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
