/** What is left of the first and the last name when an account is deleted. [ACC-02] */
export const ERASED_NAME = '—';

/** Whether nothing is left of a person but the records that accounting needs. [ACC-02] */
export const isErased = ({ firstName }: { readonly firstName: string }): boolean => firstName === ERASED_NAME;

/** A person's name for staff and bookkeeping, who read Azerbaijani: that of a deleted account is no longer known. */
export const knownName = (person: { firstName: string; lastName: string }): string =>
	isErased(person) ? 'Silinmiş hesab' : `${person.firstName} ${person.lastName}`;
