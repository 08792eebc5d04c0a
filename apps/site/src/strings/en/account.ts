import type { Device } from 'visa-sdk/contract';
import type { AccountWords } from '../az/account';

const kinds: Record<Device['kind'], string> = {
	phone: 'Phone',
	tablet: 'Tablet',
	computer: 'Computer',
	unknown: 'Unknown device',
};

export const accountWords: AccountWords = {
	nav: 'Account',
	profile: 'Profile',
	security: {
		email: {
			heading: 'E-mail',
			lead: 'You sign in with this address, and our letters go there.',
			confirmed: 'Confirmed',
			unconfirmed: 'Not confirmed',
			change: 'Change the address',
			newEmail: 'New e-mail',
			currentPassword: 'Your password',
			submit: 'Send a confirmation letter',
			sent: 'The confirmation letter was sent',
			pendingTitle: (email) => `${email} waits to be confirmed`,
			pending:
				'Open the link in the letter that we sent to this address, or type its code here. Until then your present address stays valid.',
			withdraw: 'Do not change it, keep the present address',
			withdrawn: 'Your e-mail address stays as it was',
			done: 'Your e-mail address was changed',
		},
		password: {
			heading: 'Password',
			lead: 'When you change the password, you are signed out on all other devices.',
			change: 'Change the password',
			current: 'Present password',
			next: 'New password',
			submit: 'Save the new password',
			done: 'Your password was changed, and you were signed out on other devices',
		},
		factor: {
			heading: 'Two-step sign-in',
			lead: 'Besides the password, staff accounts are protected by a code from an app on the phone.',
			open: 'Manage two-step sign-in',
		},
		sessions: {
			heading: 'Devices where you are signed in',
			lead: 'If you see a device that you do not know, sign out there and change the password. We keep only the kind of device.',
			failed: 'The list of devices did not load',
			current: 'This device',
			since: 'Signed in',
			used: 'Last used',
			end: 'Sign out',
			ended: 'You were signed out on that device',
			endOthers: 'Sign out on all other devices',
			endOthersTitle: 'Sign out on all other devices?',
			endOthersText: 'You stay signed in on this device. On the others you will have to sign in again.',
			endedOthers: 'You were signed out on all other devices',
			device: ({ kind, system, browser }) => {
				const rest = [browser, system].filter((name) => name !== null).join(', ');
				return rest ? `${kinds[kind]}: ${rest}` : kinds[kind];
			},
		},
	},
	data: {
		export: {
			heading: 'A copy of your data',
			lead: 'What we have on record about you in one file: profile, applications, payments, sign-ins and events. Other programs can read the file (JSON) too. Passport pictures and visa files are not in it: they are on the page of each application.',
			take: 'Download the file',
			done: 'The file was downloaded',
			failed: 'The file was not made',
		},
		remove: {
			heading: 'Deleting the account',
			lead: 'First you will read what is deleted, what stays, and why.',
			open: 'Go on to deleting the account',
			staff:
				'An account of staff is deleted by an admin, not by its owner: the applications in their hands must go to somebody else.',
		},
	},
	remove: {
		lead: 'A deleted account can’t be brought back.',
		goesHeading: 'What is deleted',
		goes: [
			'Your name, e-mail, phone, date of birth and citizenship',
			'Passport images, and the notes, questions and answers of your applications',
			'Your unfinished application and your sign-ins on all devices',
			'The files of visas issued to you: download them from the application’s page first if you need them',
		],
		staysHeading: 'What stays, and why',
		stays: [
			'Amount, date and number of applications and payments, without your name: accounting law requires it',
			'A record of what changed in the account and when, without its content: to look into misuse',
		],
		inWorkTitle: 'The account can’t be deleted yet',
		inWork: (count) =>
			count === 1
				? 'The application below is paid for and being worked on: without knowing whom it is for we can’t finish it. You can delete the account once it is decided.'
				: 'The applications below are paid for and being worked on: without knowing whom they are for we can’t finish them. You can delete the account once all of them are decided.',
		orCancel:
			'An application whose review has not begun can also be cancelled on its page: what you paid is refunded, and then the account can be deleted.',
		unpaid: (count) =>
			count === 1
				? 'Your unpaid application will be cancelled.'
				: `Your unpaid applications (${count}) will be cancelled.`,
		failed: 'Your applications could not be checked',
		confirm: (email) => `To confirm, type your e-mail: ${email}`,
		wrong: 'What you typed is not the e-mail of the account',
		submit: 'Delete the account for ever',
		keep: 'Go back without deleting',
		done: 'Your account and your personal data were deleted',
	},
	newEmail: {
		confirming: 'Confirming the new address…',
		done: 'The address is confirmed',
		doneText: (email) => `The e-mail of the account is now ${email}. Sign in with this address from now on.`,
		ask: 'To confirm the new address, type the password of your account.',
		signedInAs: (email) =>
			`You are signed in here as ${email}. The link belongs to another account: type the password of that one.`,
		notYou: 'If you didn’t ask for the change, type nothing and close the page.',
		password: 'Password',
		submit: 'Confirm',
		failed: 'The link did not work',
		noToken: 'The link is not complete. Open the whole link of the letter.',
		toSecurity: 'Security of the account',
		toLogin: 'Sign in',
	},
};
