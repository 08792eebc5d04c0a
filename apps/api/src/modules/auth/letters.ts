import type { Mail } from '../../platform/mail';
import { writeLetter } from '../../platform/mail/letter';

const ignoreNote = 'Bu məktubu siz istəməmisinizsə, onu nəzərə almayın.';

export const confirmationLetter = (to: string, firstName: string, url: string, code: string): Mail =>
	writeLetter({
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

export const resetLetter = (to: string, firstName: string, url: string): Mail =>
	writeLetter({
		to,
		subject: 'Yeni şifrə təyin edin',
		title: `Salam, ${firstName}!`,
		paragraphs: ['Yeni şifrə təyin etmək üçün düyməni basın. Keçid bir dəfə işləyir və 30 dəqiqə etibarlıdır.'],
		button: { label: 'Yeni şifrə təyin et', url },
		note: ignoreNote,
	});

/** @param isElsewhere whether one device, which changed it, is still signed in */
export const passwordChangedLetter = (to: string, firstName: string, forgotUrl: string, isElsewhere = false): Mail =>
	writeLetter({
		to,
		subject: 'Şifrəniz dəyişdirildi',
		title: `Salam, ${firstName}!`,
		paragraphs: [
			`Hesabınızın şifrəsi dəyişdirildi və bütün ${isElsewhere ? 'başqa ' : ''}cihazlarda çıxış edildi.`,
			'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin.',
		],
		button: { label: 'Şifrəni yenilə', url: forgotUrl },
	});
