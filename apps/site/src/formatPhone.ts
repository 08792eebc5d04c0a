/** A phone number in groups, as it is read aloud; another country's as it is, whose groups are its own. */
export const formatPhone = (phone: string): string =>
	phone.replace(/^\+994(\d\d)(\d{3})(\d\d)(\d\d)$/, '+994\u00a0$1\u00a0$2\u00a0$3\u00a0$4');
