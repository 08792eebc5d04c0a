/** What advertisers, mailers and social networks append to the addresses that they send people to. */
const CAMPAIGN =
	/^(utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|fbclid|igshid|ttclid|msclkid|y(s)?clid|_openstat|mc_[ce]id)$/;

/**
 * Whether a query says nothing that a page shows: it is empty, or tells only where somebody comes from.
 * @param query with or without its question mark
 */
export function isSilentQuery(query: string): boolean {
	return [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name));
}
