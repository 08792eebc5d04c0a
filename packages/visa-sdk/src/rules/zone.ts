/** The zone in which a calendar day begins and ends for the business. [DAT-09] */
export const BUSINESS_ZONE = 'Asia/Baku';
