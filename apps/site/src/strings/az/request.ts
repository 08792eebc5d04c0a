import type { AttemptStatus, CourseStep, NextAction, PriceLineKind, RequestStatus, TakenState } from 'visa-sdk/rules';

/** The page of one request, the list that leads there, and looking up without signing in. [ACC-03] [ACC-05] [ACC-07] */
export const requestWords = {
	failed: 'Müraciət yüklənmədi',
	formFailed: 'Cavab forması açılmadı',
	missing: {
		heading: 'Bu müraciət sizdə tapılmadı',
		text: 'Nömrə səhvdir və ya müraciət başqa hesaba aiddir. Məktubu alan hesabla daxil olduğunuzu yoxlayın.',
		signedIn: (email: string) => `Hazırda ${email} hesabı ilə daxil olmusunuz.`,
		change: 'Başqa hesabla daxil ol',
		all: 'Müraciətlərim',
		status: 'Nömrə və soyadla axtar',
	},
	sessionEnded: 'Sessiyanız bitib. Yazdıqlarınız bu səhifədə qalır: yeni vərəqdə daxil olun, sonra davam edin.',
	signIn: 'Daxil ol',
	asked: 'Sizdən məlumat gözləyirik',
	until: (day: string) => `Cavabın son günü: ${day}`,
	late: (day: string) =>
		`Cavab müddəti ${day} tarixində bitib. Yenə də cavab göndərə bilərsiniz, amma viza gecikə bilər.`,
	answer: 'Cavabınız',
	text: 'Cavab',
	picture: 'Şəkil',
	pictureWaits: 'Şəkil hələ yüklənməyib. Yüklənməsini gözləyin, xəbərdarlıq varsa, seçiminizi edin.',
	/** One of the two is needed. */
	eitherOr: 'Mətn yazın, şəkil göndərin və ya hər ikisini edin.',
	send: 'Cavabı göndər',
	sent: 'Cavabınız göndərildi. Müraciətinizə yenidən baxılır.',
	/** What was typed when nobody waits for it any more. */
	returned:
		'Sessiyanız bitəndə yazdığınız cavab itmədi: yoxlayın və göndərin. Şəkil əlavə etmişdinizsə, onu yenidən seçin.',
	unsent: 'Göndərilməmiş cavabınız',
	unsentText:
		'Bu suala artıq cavab gözlənilmir: cavab başqa vərəqdən göndərilib və ya müraciət dəyişib. Aşağıda yazdıqlarınız göndərilməyib, lazımdırsa, köçürün.',
	unsentClose: 'Bağla',
	askedAnew: 'Müraciət bu arada dəyişib. Yazdıqlarınız qalır: baxın və lazımdırsa, yenidən göndərin.',
	answers: 'Göndərdiyiniz cavablar',
	question: 'Sual',
	answered: (at: string, pictures: number) => (pictures === 0 ? at : `${at}, şəkillərin sayı: ${pictures}`),
	letters: 'Sizə yazdıqlarımız',
	letterSent: 'E-poçtla da göndərilib',
	visa: 'Vizanız hazırdır',
	visaText: 'Faylı endirib çap edin və səfərdə özünüzlə götürün.',
	visaRefunded: 'Ödənişiniz geri qaytarılıb, viza isə sizdə qalır: onu endirə bilərsiniz.',
	visaComing: 'Viza təsdiqlənib. Faylı əlavə edən kimi burada görünəcək və sizə məktub yazacağıq.',
	/** Of a group of which some have theirs. */
	visaComingTo: (travellers: string) =>
		`Hələ əlavə olunmayan viza: səyahətçi ${travellers}. Əlavə edən kimi burada görünəcək və sizə məktub yazacağıq.`,
	download: 'Vizanı endir',
	downloadOf: (number: number) => `Viza ${number}: endir`,
	/** One of a group downloads their own. @param number which of theirs; null if they have one */
	downloadOfTraveller: (traveller: number, number: number | null) =>
		number === null ? `Səyahətçi ${traveller}: vizanı endir` : `Səyahətçi ${traveller}: viza ${number}, endir`,

	/** What the traveller does next, with the last moment to do it. */
	next: {
		pay: { title: 'Ödənişi tamamlayın', text: 'Müraciətiniz hazırdır. Ödənişdən sonra baxış başlayır.' },
		checkPayment: {
			title: 'Bankın cavabı gözlənilir',
			text: 'Yenidən ödəməyin. Bank cavab verən kimi səhifə özü yenilənəcək.',
		},
		write: {
			title: 'Ödənişiniz yoxlanılır',
			text: 'Bankın dediyi məbləğ müraciətə uyğun gəlmir. Kartınızdan pul çıxılıbsa, yenidən ödəməyin və bizə yazın.',
		},
		answer: { title: 'Sizdən məlumat gözləyirik', text: 'Cavab göndərilənə qədər iş dayanıb.' },
		download: { title: 'Vizanız təsdiqlənib', text: 'Təbrik edirik! Yaxşı yol.' },
		renew: { title: 'Müraciət bağlanıb', text: 'İstədiyiniz vaxt yenisini yarada bilərsiniz.' },
		wait: { title: 'Sizdən heç nə tələb olunmur', text: 'Hər dəyişikliyi e-poçtla da yazacağıq.' },
		none: {
			title: 'Səfirlik viza vermədi',
			text: 'Səbəb aşağıda yazılıb. İstədiyiniz vaxt yenidən müraciət edə bilərsiniz.',
		},
	} satisfies Record<NextAction, { title: string; text: string }>,
	/** Of an ended request: how much of what was paid for it went back, or goes, and while it may not be seen yet. */
	moneyBack: (amount: string) => `${amount} ödədiyiniz karta qaytarılıb.`,
	moneyOnItsWay: (amount: string) => `${amount} ödədiyiniz karta qaytarılır.`,
	moneySeenLater: 'Kartda görünməsi bir neçə iş günü çəkə bilər.',
	/** What the bank took although it is no payment of this request: of another sum, or with another number. */
	takenOther: (taken: string, asked: string) => `Bank ${taken} götürüb, ödəniş isə ${asked} üçün idi.`,
	takenForeign: (taken: string) => `Bankda ${taken} ödəniş var, amma onun nömrəsi müraciətinizə uyğun gəlmir.`,
	takenKept: 'Pulunuz itmir: əməkdaşlarımız yoxlayır, nəticə bu səhifədə görünəcək.',
	takenWrite: 'Yenidən ödəməyin. Sualınız olsa, bizə yazın.',
	takenRow: (isOurs: boolean): string => (isOurs ? 'Bank başqa məbləğ götürüb' : 'Nömrəsi uyğun gəlməyən ödəniş'),
	takenStates: { UNSETTLED: 'yoxlanılır', REFUNDING: null, REFUNDED: null, SETTLED: 'yoxlama bitib' } as Record<
		TakenState,
		string | null
	>,
	takenSettled: 'Ödənişin yoxlanması bitdi',
	gone: 'Bu müraciəti artıq ödəmək olmur',
	payUntil: (at: string) => `${at} tarixinədək ödəyin, sonra müraciət bağlanır.`,
	readyBy: (day: string) => `Nəticə ən geci ${day} tarixində hazır olacaq.`,
	readyLate: (day: string) =>
		`Nəticə ${day} tarixində hazır olmalı idi. Gecikməyə görə üzr istəyirik, üzərində işləyirik.`,
	pay: (amount: string) => `${amount} ödə`,
	payAgain: (amount: string) => `Yenidən ödə: ${amount}`,
	check: 'Ödənişi yoxla',
	writeUs: 'Bizə yazın',
	toAnswer: 'Cavab ver',
	toVisa: 'Vizaya keç',
	renew: 'Yeni müraciət',
	renewRest: 'Qalan seçimlərlə yeni müraciət',
	open: 'Müraciətə bax',

	course: 'Müraciətin gedişi',
	ahead: 'Qarşıda',
	happened: 'Olanlar',
	steps: {
		pay: 'Ödəniş',
		review: 'Sənədlərə baxış',
		answer: 'Cavabınız',
		embassy: 'Səfirliyə göndərilmə',
		decision: 'Səfirliyin qərarı',
	} satisfies Record<CourseStep, string>,
	stepBy: (when: string) => `ən geci ${when}`,
	stepNext: 'növbəti',
	historyFailed: 'Tarixçə yüklənmədi',
	/** What happened to the request, by where it went; nothing where the payment tells it. */
	moved: {
		AWAITING_PAYMENT: 'Ödəniş yenidən açıldı',
		PAYMENT_FAILED: null,
		SUBMITTED: 'Ödəniş qəbul olundu, müraciət göndərildi',
		IN_REVIEW: 'Baxış başladı',
		INFO_REQUIRED: 'Sizdən məlumat istənildi',
		SENT_TO_EMBASSY: 'Səfirliyə göndərildi',
		APPROVED: 'Viza təsdiqləndi',
		REJECTED: 'Səfirlik viza vermədi',
		CANCELLED: 'Müraciət ləğv edildi',
		EXPIRED: 'Vaxtında ödənilmədi, müraciət bağlandı',
	} satisfies Record<RequestStatus, string | null>,
	movedBack: 'Cavabınız alındı, baxış davam edir',
	/** The staff closed the question, without an answer. */
	answerNotNeeded: 'Cavabınıza ehtiyac qalmadı, baxış davam edir',
	created: 'Müraciət yaradıldı',
	messaged: 'Sizə məktub yazdıq',
	visaAttached: 'Viza əlavə olundu',
	visaRemoved: 'Viza faylı geri götürüldü',
	/** What happened to a payment; nothing where the request tells it, or nothing has happened yet. */
	paid: {
		CREATED: null,
		REDIRECTED: null,
		PENDING: 'Bank ödənişi yoxlayır',
		APPROVED: null,
		DECLINED: 'Bank ödənişi qəbul etmədi',
		CANCELLED: 'Ödəniş səhifəsindən çıxıldı',
		EXPIRED: 'Ödəniş səhifəsinin vaxtı bitdi',
		ERROR: 'Ödəniş yoxlamaya verildi',
		REFUND_PENDING: 'Ödənişin qaytarılması başladı',
		PARTIALLY_REFUNDED: 'Ödənişin bir hissəsi qaytarıldı',
		REFUNDED: 'Ödəniş geri qaytarıldı',
	} satisfies Record<AttemptStatus, string | null>,

	trip: 'Səfər',
	prices: 'Qiymət',
	lines: {
		countryFee: 'Viza mərkəzi xidmət haqqısı',
		permission: 'Giriş icazəsi',
		service: 'Xidmət',
		promo: 'Promo kod',
		embassyExtra: 'Səfirlikdə əlavə xərclər',
	} satisfies Record<PriceLineKind, string>,
	embassyMark: 'səfirlikdə',
	payNow: 'İndi ödəniləcək',
	paidNow: 'Ödənilib',
	priceChange: 'Qiymət dəyişikliyi',
	/** The label of the total of a request that ended without being paid. */
	neverPaid: 'Ödənilməyib',
	atEmbassy: 'Səfirlikdə ödəniləcək',
	payments: 'Ödənişlər',
	/** What each try to pay came to. */
	attempts: {
		CREATED: 'Ödəniş səhifəsi açıqdır',
		REDIRECTED: 'Ödəniş səhifəsi açıqdır',
		PENDING: 'Bank yoxlayır',
		APPROVED: 'Ödənilib',
		DECLINED: 'Bank qəbul etmədi',
		CANCELLED: 'Tamamlanmadı',
		EXPIRED: 'Səhifənin vaxtı bitdi',
		ERROR: 'Yoxlanılır',
		REFUND_PENDING: 'Geri qaytarılır',
		PARTIALLY_REFUNDED: 'Bir hissəsi qaytarılıb',
		REFUNDED: 'Geri qaytarılıb',
	} satisfies Record<AttemptStatus, string>,
	refunded: (when: string) => `Karta qaytarıldı, ${when}`,
	refunding: 'Karta qaytarılır',
	receipt: 'Qəbz',
	/** Beside the link, for whoever reads the site in another language than the receipt's. */
	receiptLanguage: 'Qəbz Azərbaycan dilindədir.',
	passport: 'Pasportun şəkli',
	passportShow: 'Şəkli göstər',
	passportHide: 'Şəkli gizlət',
	/** @param traveller whose, from 1; null for a picture that is nobody's */
	passportOf: (number: number, total: number, traveller: number | null, isNewer: boolean) =>
		total === 1
			? 'Pasportun şəkli'
			: `Şəkil ${number}, cəmi ${total}${traveller ? `; səyahətçi ${traveller}` : ''}${isNewer ? '; yeni' : ''}`,
	/** The label of the choice of whose passport picture is sent with an answer. */
	whose: 'Kimin şəklidir?',
	whoseOf: (traveller: number) => `Səyahətçi ${traveller}: şəklini əvəz edir`,
	whoseNobody: 'Əlavə şəkil',
	passportFailed: 'Şəkil yüklənmədi',
	passportNone: 'Şəkillər saxlanma müddəti bitdiyi üçün silinib.',
	notes: 'Qeydiniz',

	cancel: {
		heading: 'Müraciəti ləğv etmək',
		free: 'Bu müraciətə görə ödəniş tutulmayıb. Ləğv etsəniz, sizdən heç nə alınmır.',
		/** Nobody knows yet whether something was paid. */
		undecided:
			'Bank ödənişi hələ yoxlayır: ləğvdən əvvəl nəticəni bankdan soruşuruq. Ödəniş keçibsə, müraciət göndərilir və onu ləğv edib pulu geri ala bilərsiniz.',
		/** The bank took another amount. */
		unclear: 'Ödənişin nəticəsi hələ aydın deyil. Kartınızdan pul çıxılıbsa, ləğvdən əvvəl bizə yazın.',
		/** It is settled by itself, whatever becomes of the request. */
		taken: 'Bankın götürdüyü məbləğ hələ yoxlanılır. Müraciəti ləğv etsəniz də, ona baxılacaq.',
		nothing: 'Ləğv etsəniz, sizdən heç nə alınmır.',
		refund: (amount: string, percent: number) =>
			`Baxış hələ başlamayıb: ləğv etsəniz, ödədiyiniz məbləğin ${percent}\u00a0%-\u2060i, yəni ${amount} kartınıza qaytarılacaq.`,
		/** A part has gone back already. */
		refundRest: (amount: string, percent: number) =>
			`Baxış hələ başlamayıb, ödədiyinizin bir hissəsi isə artıq qaytarılıb: ləğv etsəniz, qalan məbləğin ${percent}\u00a0%-\u2060i, yəni ${amount} kartınıza qaytarılacaq.`,
		allBack: 'Ödədiyiniz məbləğ artıq kartınıza qaytarılıb. Ləğv etsəniz, sizdən heç nə alınmır.',
		refunding: 'Ödənişiniz hazırda kartınıza qaytarılır. Bu başa çatandan sonra müraciəti ləğv edə bilərsiniz.',
		inWork:
			'Baxış başlayıb, ona görə müraciəti özünüz ləğv edə bilmirsiniz. Bizə yazın: görülmüş iş və rüsumlar çıxılır, qalanı qaytarılır.',
		closed: 'Bu müraciət artıq bağlanıb, onu ləğv etmək olmur.',
		/** The request went on while the traveller was asked. */
		tooLateTitle: 'Müraciət bu arada dəyişib',
		nowIs: (status: string) => `Müraciətin vəziyyəti indi belədir: ${status}.`,
		close: 'Bağla',
		rules: 'Qaytarma qaydaları',
		button: 'Müraciəti ləğv et',
		confirm: (reference: string) => `${reference} nömrəli müraciət ləğv olunacaq. Bunu geri qaytarmaq olmur.`,
	},

	receiptPage: {
		title: 'Ödəniş qəbzi',
		failed: 'Qəbz yüklənmədi',
		none: 'Qəbz hələ yoxdur',
		print: 'Çap et',
		pdf: 'PDF endir',
		back: 'Müraciətə qayıt',
	},
	status: {
		title: 'Müraciətin vəziyyəti',
		lead: 'Hesaba daxil olmadan müraciətinizin harada olduğunu öyrənin. Şəxsi məlumat göstərilmir.',
		reference: 'Müraciət nömrəsi',
		referenceHint: 'Məktubdakı kimi, məsələn VZ-7K3M-2QXD',
		lastName: 'Soyad',
		lastNameHint: 'Hesabdakı kimi; ə hərfini a və ya e ilə də yazmaq olar',
		submit: 'Axtar',
		created: 'Yaradılıb',
		changed: 'Son dəyişiklik',
		due: 'Nəticənin son günü',
		more: 'Ətraflı görmək, ödəmək və ya cavab vermək üçün',
		/** How the sentence goes on, as a link: of a visitor, and of who is signed in. */
		moreSignIn: 'hesabınıza daxil olun',
		moreOpen: 'müraciətlərinizi açın',
	},
};

export type RequestWords = typeof requestWords;
