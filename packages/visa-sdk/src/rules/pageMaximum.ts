/** The last page that any list can be asked for. */
export const PAGE_MAXIMUM = 1_000_000;
