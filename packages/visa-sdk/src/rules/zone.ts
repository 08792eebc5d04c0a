/** The time zone that determines dates for the business. [DAT-09] */
export const BUSINESS_ZONE = 'Asia/Baku';
