let typed = '';

/**
 * The address typed to sign in or to reset the password, for the other of the two pages: nobody should type it twice.
 * Held by the page only, in no URL and no storage, until someone signs in.
 */
export const typedEmail = {
	read: () => typed,
	keep: (email: string) => {
		typed = email;
	},
	forget: () => {
		typed = '';
	},
};
