import * as plain from 'visa-sdk/format';
import { formats } from './strings';

type Day = Parameters<typeof plain.formatDay>[0];

/** Dates and amounts in the page's language, as `visa-sdk/format` defines them. [ACC-09] */
export const formatMoney = (azn: number, currency?: string): string => plain.formatMoney(azn, formats, currency);
/** A date in the page's language, e.g. '8 dekabr 2026'. */
export const formatDay = (day: Day): string => plain.formatDay(day, formats);
/** A date in the page's language with an abbreviated month, e.g. '8 dek 2026'. */
export const formatDayShort = (day: Day): string => plain.formatDayShort(day, formats);
/** @param instant in ISO format */
export const formatInstant = (instant: string): string => plain.formatInstant(instant, formats);
/** @param dueAt the instant at which the day ends */
export const formatDueDay = (dueAt: string): string => plain.formatDueDay(dueAt, formats);
