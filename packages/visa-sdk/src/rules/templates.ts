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
}

/** All templates; a new one is another entry. */
export const messageTemplates: readonly [MessageTemplate, ...MessageTemplate[]] = [
	{
		id: 'better-picture',
		use: 'information',
		title: 'Pasportun daha aydın şəkli',
		text: 'Pasportunuzun şəkli aydın deyil. Zəhmət olmasa, məlumat səhifəsini yaxşı işıqda, parıltısız, dörd küncü də görünən şəkildə yenidən çəkib göndərin.',
	},
	{
		id: 'all-passports',
		use: 'information',
		title: 'Bütün səyahətçilərin pasportları',
		text: 'Müraciətdə bir neçə səyahətçi var. Zəhmət olmasa, hər səyahətçinin pasportunun məlumat səhifəsinin şəklini göndərin.',
	},
	{
		id: 'passport-validity',
		use: 'information',
		title: 'Pasportun müddəti',
		text: 'Pasportunuzun müddəti səfərin sonundan ən azı altı ay sonra bitməlidir. Zəhmət olmasa, yeni pasportunuzun şəklini göndərin.',
	},
	{
		id: 'hotel',
		use: 'information',
		title: 'Qalacaq yer',
		text: 'Zəhmət olmasa, qalacağınız yerin adını və ünvanını yazın, mümkünsə rezervasiyanın şəklini də göndərin.',
	},
	{
		id: 'received',
		use: 'message',
		title: 'Sənədlər qəbul olundu',
		text: 'Sənədləriniz qəbul olundu və yoxlanılır. Sizdən hazırda əlavə heç nə tələb olunmur.',
	},
	{
		id: 'delay',
		use: 'message',
		title: 'Gecikmə',
		text: 'Səfirlikdə baxılma gözlədiyimizdən uzun çəkir. Müraciətinizi izləyirik və yenilik olan kimi sizə yazacağıq.',
	},
	{
		id: 'embassy-visit',
		use: 'message',
		title: 'Səfirliyə gəliş',
		text: 'Səfirlik sizi müsahibəyə çağırır. Pasportunuzun əslini və bu məktubu özünüzlə aparın.',
	},
	{
		id: 'embassy-refused',
		use: 'refusal',
		title: 'Səfirlik imtina edib',
		text: 'Səfirlik müraciətinizə mənfi cavab verib və səbəbini açıqlamayıb.',
	},
	{
		id: 'documents-refused',
		use: 'refusal',
		title: 'Sənədlər kifayət etməyib',
		text: 'Səfirlik təqdim olunan sənədləri kifayət hesab etməyib.',
	},
];
