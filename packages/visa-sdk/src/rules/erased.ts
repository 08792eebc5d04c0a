/** What is left of the first and the last name when an account is deleted. [ACC-02] */
export const ERASED_NAME = '—';

/** A person's name for staff and bookkeeping, who read Azerbaijani: that of a deleted account is no longer known. */
export const knownName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
	firstName === ERASED_NAME ? 'Silinmiş hesab' : `${firstName} ${lastName}`;
