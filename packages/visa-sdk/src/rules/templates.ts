/** The purpose of a template: a message, a question, or a refusal. */
export type TemplateUse = 'message' | 'information' | 'refusal';

/** A template; the surrounding e-mail greets the traveller and names the request. [DSH-13] */
export interface MessageTemplate {
	readonly id: string;
	readonly use: TemplateUse;
	/** For staff. */
	readonly title: string;
	/** For the traveller. */
	readonly text: string;
	/** The same for a traveller who reads another language. */
	readonly translations: { readonly en: string; readonly ru: string };
}

/** All templates; a new one is another entry. */
export const messageTemplates: readonly [MessageTemplate, ...MessageTemplate[]] = [
	{
		id: 'better-picture',
		use: 'information',
		title: 'Pasportun daha aydın şəkli',
		text: 'Pasportunuzun şəkli aydın deyil. Zəhmət olmasa, məlumat səhifəsini yaxşı işıqda, parıltısız, dörd küncü də görünən şəkildə yenidən çəkib göndərin.',
		translations: {
			en: 'The picture of your passport is not clear. Please take the data page again in good light, without glare and with all four corners visible, and send it.',
			ru: 'Фото вашего паспорта нечёткое. Пожалуйста, сфотографируйте страницу с данными ещё раз: при хорошем свете, без бликов, чтобы были видны все четыре угла, и отправьте снимок.',
		},
	},
	{
		id: 'all-passports',
		use: 'information',
		title: 'Bütün səyahətçilərin pasportları',
		text: 'Müraciətdə bir neçə səyahətçi var. Zəhmət olmasa, hər səyahətçinin pasportunun məlumat səhifəsinin şəklini göndərin.',
		translations: {
			en: 'Your application is for several travellers. Please send a picture of the data page of each traveller’s passport.',
			ru: 'В заявке несколько путешественников. Пожалуйста, отправьте фото страницы с данными паспорта каждого из них.',
		},
	},
	{
		id: 'passport-validity',
		use: 'information',
		title: 'Pasportun müddəti',
		text: 'Pasportunuzun müddəti səfərin sonundan ən azı altı ay sonra bitməlidir. Zəhmət olmasa, yeni pasportunuzun şəklini göndərin.',
		translations: {
			en: 'Your passport must be valid for at least six months after the end of the trip. Please send a picture of your new passport.',
			ru: 'Ваш паспорт должен действовать ещё не менее шести месяцев после окончания поездки. Пожалуйста, отправьте фото нового паспорта.',
		},
	},
	{
		id: 'hotel',
		use: 'information',
		title: 'Qalacaq yer',
		text: 'Zəhmət olmasa, qalacağınız yerin adını və ünvanını yazın, mümkünsə rezervasiyanın şəklini də göndərin.',
		translations: {
			en: 'Please write the name and address of the place where you will stay and, if possible, send a picture of the reservation.',
			ru: 'Пожалуйста, напишите название и адрес места, где вы остановитесь, и, если можно, отправьте фото брони.',
		},
	},
	{
		id: 'received',
		use: 'message',
		title: 'Sənədlər qəbul olundu',
		text: 'Sənədləriniz qəbul olundu və yoxlanılır. Sizdən hazırda əlavə heç nə tələb olunmur.',
		translations: {
			en: 'Your documents were received and are being checked. Nothing else is needed from you at the moment.',
			ru: 'Ваши документы получены и проверяются. Сейчас от вас больше ничего не требуется.',
		},
	},
	{
		id: 'delay',
		use: 'message',
		title: 'Gecikmə',
		text: 'Səfirlikdə baxılma gözlədiyimizdən uzun çəkir. Müraciətinizi izləyirik və yenilik olan kimi sizə yazacağıq.',
		translations: {
			en: 'The review at the embassy is taking longer than we expected. We are following your application and will write to you as soon as there is news.',
			ru: 'Рассмотрение в посольстве длится дольше, чем мы ожидали. Мы следим за вашей заявкой и напишем вам, как только будут новости.',
		},
	},
	{
		id: 'embassy-visit',
		use: 'message',
		title: 'Səfirliyə gəliş',
		text: 'Səfirlik sizi müsahibəyə çağırır. Pasportunuzun əslini və bu məktubu özünüzlə aparın.',
		translations: {
			en: 'The embassy invites you to an interview. Take the original of your passport and this letter with you.',
			ru: 'Посольство приглашает вас на собеседование. Возьмите с собой оригинал паспорта и это письмо.',
		},
	},
	{
		id: 'embassy-refused',
		use: 'refusal',
		title: 'Səfirlik imtina edib',
		text: 'Səfirlik müraciətinizə mənfi cavab verib və səbəbini açıqlamayıb.',
		translations: {
			en: 'The embassy has refused your application and has not given a reason.',
			ru: 'Посольство отказало по вашей заявке и не назвало причину.',
		},
	},
	{
		id: 'documents-refused',
		use: 'refusal',
		title: 'Sənədlər kifayət etməyib',
		text: 'Səfirlik təqdim olunan sənədləri kifayət hesab etməyib.',
		translations: {
			en: 'The embassy has found the submitted documents insufficient.',
			ru: 'Посольство сочло представленные документы недостаточными.',
		},
	},
];
