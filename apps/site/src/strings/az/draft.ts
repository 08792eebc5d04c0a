/** The words of a draft that was begun elsewhere. */
export const draftWords = {
	begun: 'Başqa cihazda başladığınız müraciət var',
	begunHere: 'Yarımçıq müraciətiniz var',
	savedAt: (instant: string) => `Saxlanılıb: ${instant}`,
	show: 'Göstər',
	goOn: 'Davam et',
	startAnew: 'Yenidən başla',
	two: 'Burada və başqa yerdə iki fərqli müraciət var. Hansı ilə davam edək?',
	here: 'Bu səhifədə',
	otherDevice: 'Başqa cihazda',
	otherWindow: 'Başqa pəncərədə',
	inAccount: 'Hesabınızda',
	keepOwn: 'Bu səhifədəki ilə davam et',
	takeDevice: 'Başqa cihazdakı ilə davam et',
	takeWindow: 'Başqa pəncərədəki ilə davam et',
	takeAccount: 'Hesabınızdakı ilə davam et',
	sentElsewhere: 'Bu müraciət başqa pəncərədə göndərilib',
	toSent: 'Müraciətlərimə bax',
	countryGone: 'Ölkə artıq təklif olunmur',
	noDates: 'tarixlər seçilməyib',
	/** What else differs, if two drafts are of the same country and dates. */
	visaType: (name: string) => `viza növü: ${name}`,
	visaOption: (name: string) => `giriş icazəsi: ${name}`,
	service: (name: string) => `xidmət: ${name}`,
	pictures: (count: number) => `pasport şəkli: ${count}`,
	otherPictures: 'başqa pasport şəkli',
	notes: (text: string) => `qeyd: “${text}”`,
	none: {
		visaType: 'viza növü seçilməyib',
		visaOption: 'giriş icazəsi seçilməyib',
		service: 'xidmət seçilməyib',
		pictures: 'pasport şəkli yoxdur',
		notes: 'qeyd yoxdur',
	},
	gone: 'artıq təklif olunmur',
};

export type DraftWords = typeof draftWords;

/** Beside the button that pays. [REV-12] */
export const payTermsWords = {
	refund:
		'Baxış başlayana qədər ləğv etsəniz, ödədiyiniz məbləğin 100\u00a0%-\u2060i qaytarılır. Sonra görülmüş iş və ödənilmiş rüsumlar çıxılır.',
	company: ({ name, taxId }: { name: string; taxId: string | null }) =>
		taxId ? `Ödənişi qəbul edir: ${name}, VÖEN ${taxId}.` : `Ödənişi qəbul edir: ${name}.`,
	agree: 'Davam etməklə bu qaydaları qəbul edirsiniz:',
};

export const emailUnconfirmedWords = {
	title: 'E-poçtunuz təsdiqlənməyib',
	action: 'E-poçtu təsdiqlə',
};
