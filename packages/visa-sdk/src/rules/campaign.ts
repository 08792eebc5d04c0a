/** Parameters that advertisers, newsletters and social networks append to links. */
const CAMPAIGN =
	/^(utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|fbclid|igshid|ttclid|msclkid|y(s)?clid|_openstat|mc_[ce]id)$/;

/**
 * Whether a query doesn't affect the page: it is empty, or only says where the visitor comes from.
 * @param query with or without its question mark
 */
export function isSilentQuery(query: string): boolean {
	return [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name));
}
