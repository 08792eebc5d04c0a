import type { Letter } from '../../platform/mail/letter';

const ignoreNote = 'Bu məktubu siz istəməmisinizsə, onu nəzərə almayın.';

/** Confirms a new account’s address. @param url valid for 30 minutes, as the code is */
export const confirmationLetter = (to: string, firstName: string, url: string, code: string): Letter => ({
	to,
	subject: 'E-poçtunuzu təsdiqləyin',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Hesabınızı açmaq üçün e-poçt ünvanınızı təsdiqləyin. Düyməni basın və ya bu kodu səhifədə yazın.',
		'Keçid və kod 30 dəqiqə etibarlıdır.',
	],
	code,
	button: { label: 'E-poçtu təsdiqlə', url },
	note: ignoreNote,
});

/** To the owner of an address that someone registers again: whoever did it learns nothing about the account. */
export const knownAccountLetter = (to: string, firstName: string, loginUrl: string, forgotUrl: string): Letter => ({
	to,
	subject: 'Sizin artıq hesabınız var',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Bu e-poçt ünvanı ilə qeydiyyatdan keçmək istənilib, amma sizin artıq hesabınız var. Hesabınızda heç nə dəyişməyib.',
		`Bunu siz etmisinizsə, hesabınıza daxil olun. Şifrəni unutmusunuzsa, yenisini təyin edin: ${forgotUrl}`,
	],
	button: { label: 'Daxil ol', url: loginUrl },
	note: ignoreNote,
});

/** To the owner of an address that someone wants to use for another account. */
export const knownAddressLetter = (to: string, firstName: string, loginUrl: string): Letter => ({
	to,
	subject: 'Ünvanınız başqa hesab üçün yazılıb',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Başqa bir hesab üçün bu e-poçt ünvanı yazılıb, amma bu ünvanla sizin artıq hesabınız var. Hesabınızda heç nə dəyişməyib.',
		'O hesab da sizindirsə, onun üçün başqa ünvan seçin.',
	],
	button: { label: 'Daxil ol', url: loginUrl },
	note: ignoreNote,
});

/** Lets someone choose a new password. @param url valid once, for 30 minutes */
export const resetLetter = (to: string, firstName: string, url: string): Letter => ({
	to,
	subject: 'Yeni şifrə təyin edin',
	title: `Salam, ${firstName}!`,
	paragraphs: ['Yeni şifrə təyin etmək üçün düyməni basın. Keçid bir dəfə işləyir və 30 dəqiqə etibarlıdır.'],
	button: { label: 'Yeni şifrə təyin et', url },
	note: ignoreNote,
});

/** To the new address. */
export const newEmailLetter = (to: string, firstName: string, url: string, code: string): Letter => ({
	to,
	subject: 'Yeni e-poçt ünvanınızı təsdiqləyin',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Viza hesabınız üçün bu ünvan yazılıb. Onu təsdiqləmək üçün düyməni basın və ya kodu profilinizdə yazın.',
		'Keçid və kod 30 dəqiqə etibarlıdır. O vaxta qədər köhnə ünvan qüvvədə qalır.',
	],
	code,
	button: { label: 'Yeni ünvanı təsdiqlə', url },
	note: ignoreNote,
});

/** To the current address: an account takeover must not go unnoticed. */
export const emailChangeAskedLetter = (to: string, firstName: string, forgotUrl: string): Letter => ({
	to,
	subject: 'E-poçt ünvanının dəyişdirilməsi istənilib',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Hesabınız üçün başqa e-poçt ünvanı yazılıb. O, yalnız yeni ünvana göndərilən məktubla təsdiqlənəndən sonra qüvvəyə minəcək.',
		'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin: onda bu dəyişiklik də ləğv olunacaq.',
	],
	button: { label: 'Şifrəni yenilə', url: forgotUrl },
});

/** To the previous address. */
export const emailChangedLetter = (to: string, firstName: string, contact: string): Letter => ({
	to,
	subject: 'E-poçt ünvanınız dəyişdirildi',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		'Hesabınızın e-poçt ünvanı dəyişdirildi. İndən sonra hesaba yeni ünvanla daxil olunur, məktublar da oraya göndərilir.',
		`Bunu siz etməmisinizsə, dərhal bizə yazın: ${contact}`,
	],
});

/** @param isElsewhere whether the device that changed it is still signed in */
export const passwordChangedLetter = (
	to: string,
	firstName: string,
	forgotUrl: string,
	isElsewhere = false,
): Letter => ({
	to,
	subject: 'Şifrəniz dəyişdirildi',
	title: `Salam, ${firstName}!`,
	paragraphs: [
		`Hesabınızın şifrəsi dəyişdirildi və bütün ${isElsewhere ? 'başqa ' : ''}cihazlarda çıxış edildi.`,
		'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin.',
	],
	button: { label: 'Şifrəni yenilə', url: forgotUrl },
});

const secondFactorNews = {
	setUp: [
		'İki addımlı giriş quruldu',
		'Hesabınızda iki addımlı giriş quruldu və bütün başqa cihazlarda çıxış edildi. İndi giriş üçün tətbiqdəki kod da lazımdır.',
	],
	switchedOff: [
		'İki addımlı giriş söndürüldü',
		'Hesabınızda iki addımlı giriş söndürüldü. İndi giriş üçün yalnız şifrə lazımdır.',
	],
	reset: [
		'İki addımlı giriş sıfırlandı',
		'Administrator hesabınızda iki addımlı girişi sıfırladı və bütün cihazlarda çıxış edildi.',
	],
	recovered: ['Ehtiyat kodu ilə giriş edildi', 'Hesabınıza ehtiyat kodu ilə giriş edildi. Bu kod bir daha işləmir.'],
} as const;
export type SecondFactorNews = keyof typeof secondFactorNews;

/** An account takeover must not go unnoticed. [DSH-17] */
export function secondFactorLetter(to: string, firstName: string, news: SecondFactorNews, forgotUrl: string): Letter {
	const [subject, sentence] = secondFactorNews[news];
	return {
		to,
		subject,
		title: `Salam, ${firstName}!`,
		paragraphs: [sentence, 'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin və administratora xəbər verin.'],
		button: { label: 'Şifrəni yenilə', url: forgotUrl },
	};
}
