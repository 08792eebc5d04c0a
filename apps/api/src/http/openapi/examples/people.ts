import type * as wire from 'visa-sdk/contract';
import { agent, id, person, token } from './values';

const recoveryCodes = ['AB2C-DEF3-GHJK-4MNP', 'QR5S-TV6W-XYZ7-A8BC'];

/** The traveller of all examples, with a complete profile. */
export const User: wire.User = {
	...person,
	email: 'aysel@poct.example',
	role: 'client',
	language: 'az',
	isEmailConfirmed: true,
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: id(14),
	residentCountryId: id(15),
};

const Profile = {
	firstName: 'Aysel',
	lastName: 'Məmmədova',
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: id(14),
	residentCountryId: id(15),
} satisfies wire.Profile;

/** A session on a phone, as its owner sees it in the export. */
export const signedIn = {
	device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
	createdAt: '2026-12-01T08:00:00.000Z',
	usedAt: '2026-12-03T09:40:00.000Z',
	expiresAt: '2026-12-31T08:00:00.000Z',
} satisfies wire.OwnData['sessions'][number];

const session: wire.Session = {
	accessToken: 'mB3n0pQ8rS5tU2vW9xY6zA1bC4dE7fG0hJ3kL6mN9pQ',
	expiresAt: '2026-12-31T08:30:00.000Z',
};

/** Travellers and staff: their data, and how they sign in. */
export const ofPeople = {
	ActivePromocode: { code: 'XOSGELDIN' },
	ConfirmedSession: { ...session, returnTo: '/application' },
	ConfirmedSecondFactor: { recoveryCodes, session } satisfies wire.ConfirmedSecondFactor,
	RecoveredSession: { ...session, recoveryCodesLeft: 9 } satisfies wire.RecoveredSession,
	RecoveryProof: { challenge: token, recoveryCode: 'AB2C-DEF3-GHJK-4MNP' },
	RecoveryCodes: { recoveryCodes } satisfies wire.RecoveryCodes,
	SecondFactorBeginning: { currentPassword: 'dəniz-qırağında-yay' },
	SecondFactorCheck: { code: '123456' },
	SecondFactorConfirmation: { challenge: token, code: '123456' },
	SecondFactorProof: { challenge: token, code: '123456' },
	SecondFactor: {
		isSetUp: true,
		isRequired: true,
		setUpAt: '2026-11-20T08:00:00.000Z',
		recoveryCodesLeft: 9,
	} satisfies wire.SecondFactor,
	SecondFactorSetUp: {
		secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
		otpauthUrl: 'otpauth://totp/Viza:elvin%40viza.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Viza',
		expiresAt: '2026-12-01T08:40:00.000Z',
	} satisfies wire.SecondFactorSetUp,
	SignInChallenge: {
		challenge: token,
		next: 'verify',
		expiresAt: '2026-12-01T08:40:00.000Z',
	} satisfies wire.SignInChallenge,
	ForgottenPassword: { email: User.email },
	PasswordChange: { currentPassword: 'dəniz-qırağında-yay', password: 'dağların-başında-qış' },
	ResetLinkQuestion: { token },
	ResetLink: { isInvitation: false, isStaff: false } satisfies wire.ResetLink,
	PasswordReset: { token, password: 'dağların-başında-qış' },
	PromocodeActivation: { code: 'XOSGELDIN' },
	ResendOrder: { confirmationId: id(30), returnTo: '/application' },
	Agent: {
		...agent,
		email: 'elvin@viza.example',
		phone: null,
		isActive: true,
		isInvited: false,
		hasSecondFactor: true,
		openRequests: 4,
		createdAt: '2026-11-01T06:00:00.000Z',
		version: 2,
	} satisfies wire.Agent,
	AgentChanges: { firstName: 'Elvin', lastName: 'Quliyev', phone: null, isActive: true, version: 2 },
	NewAgent: { firstName: 'Elvin', lastName: 'Quliyev', email: 'elvin@viza.example', phone: null },
	Confirmation: {
		confirmationId: id(30),
		expiresAt: '2026-12-01T09:00:00.000Z',
		resendAt: '2026-12-01T08:31:00.000Z',
	} satisfies wire.Confirmation,
	UnprovenLink: { email: User.email } satisfies wire.UnprovenLink,
	EmailConfirmation: { confirmationId: id(30), code: '123456' },
	ConfirmedEmail: { email: User.email },
	Device: signedIn.device,
	EmailChange: {
		pending: { email: 'aysel.m@poct.example', expiresAt: '2026-12-01T09:00:00.000Z' },
	} satisfies wire.EmailChange,
	EmailChangeOrder: { email: 'aysel.m@poct.example', currentPassword: 'dəniz-qırağında-yay' },
	Login: { email: User.email, password: 'dəniz-qırağında-yay', audience: 'site' },
	Me: { ...User, activePromocode: { code: 'XOSGELDIN' } } satisfies wire.Me,
	NewEmailProof: { code: '123456' } satisfies wire.NewEmailProof,
	OwnSession: { id: id(31), ...signedIn, isCurrent: true } satisfies wire.OwnSession,
	PendingEmail: { email: 'aysel.m@poct.example', expiresAt: '2026-12-01T09:00:00.000Z' } satisfies wire.PendingEmail,
	LanguageChoice: { language: 'ru' },
	PersonName: person satisfies wire.PersonName,
	Profile,
	Registration: {
		...Profile,
		email: User.email,
		password: 'dəniz-qırağında-yay',
		isTermsAccepted: true,
		returnTo: '/application',
	},
	Session: session,
	User,
};
