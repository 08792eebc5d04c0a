import type { PaymentOutcome } from 'visa-sdk/rules';

/** Back from the payment page. */
export const paymentsWords = {
	checking: 'Ödəniş yoxlanılır…',
	check: 'Yenidən yoxla',
	reopen: 'Ödənişə davam et',
	/** Where it is another amount than the page began with. */
	reopenFor: (amount: string) => `Ödənişə davam et: ${amount}`,
	priceHasChanged: 'Qiymət dəyişib',
	priceChanged: (before: string, now: string) =>
		`${before} əvəzinə ${now}. Razısınızsa, ödəniş düyməsini yenidən basın: bankın səhifəsində bu məbləği ödəyəcəksiniz.`,
	nothingTaken: 'Kartınızdan pul çıxılmayıb.',
	gone: 'Seçdiklərinizdən biri artıq təklif olunmur, ona görə bu müraciəti ödəmək olmur.',
	/** The bank approved it late. @param percent the part that is refunded */
	wasClosed: (percent: number) =>
		`Bu müraciət bağlanmışdı, bank ödənişi isə ondan sonra təsdiqlədi və müraciət baxışa göndərildi. Viza artıq lazım deyilsə, baxış başlayana qədər müraciətin səhifəsində onu ləğv edin: ödədiyiniz məbləğin ${percent}\u00a0%-\u2060i kartınıza qaytarılacaq.`,
	cancel: 'Müraciəti ləğv et',
	reference: 'Müraciət nömrəsi',
	amount: 'Məbləğ',
	toRequest: 'Müraciətə bax',
	toApplications: 'Müraciətlərim',
	newApplication: 'Yeni müraciət',
	noToken: 'Ödəniş keçidi natamamdır. Müraciətlərinizi “Müraciətlərim” bölməsində görə bilərsiniz.',
	wrongToken: 'Ödəniş keçidi yanlışdır və ya vaxtı bitib. Müraciətlərinizi “Müraciətlərim” bölməsində görə bilərsiniz.',
	problem: 'Ödənişin vəziyyəti öyrənilmədi',
	/** Back from a payment page that is still open: whether it was paid there, only its bank knows. [PAY-03] */
	stillOpen: {
		heading: 'Ödəniş hələ tamamlanmayıb',
		text: 'Ödəniş səhifəsi açıqdır: ona qayıdıb davam edə bilərsiniz. Artıq ödəmisinizsə, gözləyin, bu səhifə özü yoxlayır.',
	},
	/** What a payment came to, and what follows. [PAY-06] */
	outcomes: {
		paid: {
			heading: 'Ödəniş qəbul edildi',
			text: 'Müraciətiniz göndərildi, təsdiqi e-poçtunuza yazırıq. Vəziyyəti “Müraciətlərim” bölməsindən izləyin.',
			short: 'Ödənilib',
		},
		pending: {
			heading: 'Bank hələ cavab verməyib',
			text: 'Bu, adətən bir neçə dəqiqə çəkir. Səhifə özü yoxlayır; onu bağlasanız, nəticəni e-poçtla yazacağıq.',
			short: 'Gözlənilir',
		},
		declined: {
			heading: 'Bank ödənişi qəbul etmədi',
			text: 'Kartınızdan pul çıxılmayıb. Səbəbi bankınız deyə bilər: məbləğ, limit və ya onlayn ödənişə qadağa. Müraciətiniz saxlanılıb, başqa kartla da ödəyə bilərsiniz.',
			short: 'Bank qəbul etmədi',
		},
		abandoned: {
			heading: 'Ödəniş tamamlanmadı',
			text: 'Ödəniş səhifəsindən çıxdınız, kartınızdan pul çıxılmayıb. Müraciətiniz saxlanılıb: indi yenidən ödəyə və ya onu ləğv edə bilərsiniz.',
			short: 'Tamamlanmadı',
		},
		timedOut: {
			heading: 'Ödəniş səhifəsinin vaxtı bitdi',
			text: 'Kartınızdan pul çıxılmayıb. Müraciətiniz saxlanılıb, ödənişə davam edə bilərsiniz.',
			short: 'Səhifənin vaxtı bitdi',
		},
		unclear: {
			heading: 'Ödəniş yoxlanılır',
			text: 'Bankın dediyi məbləğ müraciətinizə uyğun gəlmir. Kartınızdan pul çıxılıbsa, yenidən ödəməyin və bizə yazın.',
			short: 'Yoxlanılır',
		},
		failed: {
			heading: 'Ödəniş alınmadı',
			text: 'Müraciətiniz saxlanılıb, ödənişə davam edə bilərsiniz.',
			short: 'Alınmadı',
		},
		withdrawn: {
			heading: 'Müraciət ləğv edildi',
			text: 'Heç bir ödəniş tutulmayıb. İstədiyiniz vaxt yeni müraciət yarada bilərsiniz.',
			short: 'Ödəniş tutulmayıb',
		},
		expired: {
			heading: 'Müraciətin müddəti bitib',
			text: 'Müraciət vaxtında ödənilmədi, pul tutulmayıb. Yeni müraciət yarada bilərsiniz.',
			short: 'Vaxtında ödənilməyib',
		},
		refunding: {
			heading: 'Ödəniş geri qaytarılır',
			text: 'Müraciət ləğv edildi, məbləğ ödədiyiniz karta qaytarılır. Kartda görünməsi bir neçə iş günü çəkə bilər.',
			short: 'Geri qaytarılır',
		},
		refunded: {
			heading: 'Ödəniş geri qaytarıldı',
			text: 'Müraciət ləğv edildi, məbləğ ödədiyiniz karta qaytarıldı. Kartda görünməsi bir neçə iş günü çəkə bilər.',
			short: 'Geri qaytarılıb',
		},
		closed: {
			heading: 'Müraciət ləğv edildi',
			text: 'Ödənişin nəticəsini sizə e-poçtla yazmışıq.',
			short: 'Ödənilib',
		},
	} satisfies Record<PaymentOutcome, { heading: string; text: string; short: string }>,
};
