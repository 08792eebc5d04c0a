let typed = '';

/**
 * The address that was typed to sign in or to be sent a new password, for the other of the two pages: nobody types it twice.
 * Held by the page alone, in no address and no storage, until somebody is signed in.
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
