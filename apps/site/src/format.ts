import * as plain from 'visa-sdk/format';
import { formats } from './strings';

type Day = Parameters<typeof plain.formatDay>[0];

/** Dates and sums in the language of the page; what each looks like, `visa-sdk/format` tells. [ACC-09] */
export const formatMoney = (azn: number): string => plain.formatMoney(azn, formats);
/** A day in the page's language, e.g. '8 dekabr 2026'. */
export const formatDay = (day: Day): string => plain.formatDay(day, formats);
/** A day in the page's language with the month in short, e.g. '8 dek 2026'. */
export const formatDayShort = (day: Day): string => plain.formatDayShort(day, formats);
/** @param instant an ISO instant */
export const formatInstant = (instant: string): string => plain.formatInstant(instant, formats);
/** @param dueAt the instant at which the day is over */
export const formatDueDay = (dueAt: string): string => plain.formatDueDay(dueAt, formats);
