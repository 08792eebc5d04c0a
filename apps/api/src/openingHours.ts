import { OpeningHours } from 'visa-sdk/contract';
import { z } from 'zod';

const FAULT = 'must be days and times such as 1-5 09:00-18:00, 6 10:00-14:00, where Monday is 1';

/** '1-5 09:00-18:00, 6 10:00-14:00': weekdays from Monday (1), and times in Baku. */
export const openingHoursSetting = z.string().transform((text, context) => {
	const read = z.array(OpeningHours).safeParse(text.split(',').map(partsOf));
	const isInOrder = read.data?.every(({ fromDay, toDay, opens, closes }) => fromDay <= toDay && opens < closes);
	if (read.data && isInOrder) return read.data;
	context.addIssue({ code: 'custom', message: FAULT });
	return z.NEVER;
});

function partsOf(text: string): Record<string, unknown> {
	const [, fromDay, toDay, opens, closes] = /^\s*(\d)(?:-(\d))?\s+([\d:]+)-([\d:]+)\s*$/.exec(text) ?? [];
	return { fromDay: Number(fromDay), toDay: Number(toDay ?? fromDay), opens, closes };
}
