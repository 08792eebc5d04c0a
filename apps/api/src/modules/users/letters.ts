import type { Role } from 'visa-sdk/contract';
import type { Letter } from '../../platform/mail/letter';

/** Tells the owner of a deleted account what was deleted and what is kept. */
export const farewellLetter = ({
	email,
	firstName,
	role,
}: {
	email: string;
	firstName: string;
	role: Role;
}): Letter => ({
	to: email,
	subject: 'Hesabınız silindi',
	title: `Sağ olun, ${firstName}!`,
	paragraphs: [
		'Hesabınız və şəxsi məlumatlarınız silindi, bütün cihazlarda çıxış edildi.',
		...(role === 'client' ? ['Qanunun tələb etdiyi ödəniş qeydləri adınız olmadan saxlanılır.'] : []),
	],
});
