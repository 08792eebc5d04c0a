import type { Letter } from '../../platform/mail/letter';

/** Invites an agent to choose a password. @param url valid once, for 72 hours */
export const invitationLetter = (to: string, firstName: string, url: string): Letter => ({
	to,
	subject: 'Viza komandasına dəvət',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Sizin üçün agent hesabı açıldı. Şifrənizi təyin etmək üçün düyməni basın.',
		'Keçid bir dəfə işləyir və 72 saat etibarlıdır.',
	],
	button: { label: 'Şifrə təyin et', url },
	note: 'Bu dəvəti gözləmirdinizsə, məktubu nəzərə almayın.',
});
