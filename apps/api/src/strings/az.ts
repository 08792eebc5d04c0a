import { type PaymentOutcome, type PriceLineKind, receiptWords, type StaffStatus } from 'visa-sdk/rules';

/** An e-mail about a failed payment: its title, and what has become of the money. */
interface Unpaid {
	title: string;
	text: string;
}
/** An e-mail about what staff have done with a request. */
interface Move {
	subject: string;
	text: (reference: string) => string;
}

/** The words of travellers' e-mails in Azerbaijani, the original: its type is that of the other languages. */
export const az = {
	hello: (firstName: string) => `Salam, ${firstName}!`,

	account: {
		ignore: 'Bu məktubu siz istəməmisinizsə, onu nəzərə almayın.',
		login: 'Daxil ol',
		renewPassword: 'Şifrəni yenilə',
		confirm: {
			subject: 'E-poçtunuzu təsdiqləyin',
			paragraphs: [
				'Hesabınızı açmaq üçün e-poçt ünvanınızı təsdiqləyin. Düyməni basın və ya bu kodu səhifədə yazın.',
				'Keçid və kod 30 dəqiqə etibarlıdır.',
			],
			button: 'E-poçtu təsdiqlə',
		},
		knownAccount: {
			subject: 'Sizin artıq hesabınız var',
			paragraphs: (forgotUrl: string) => [
				'Bu e-poçt ünvanı ilə qeydiyyatdan keçmək istənilib, amma sizin artıq hesabınız var. Hesabınızda heç nə dəyişməyib.',
				`Bunu siz etmisinizsə, hesabınıza daxil olun. Şifrəni unutmusunuzsa, yenisini təyin edin: ${forgotUrl}`,
			],
		},
		knownAddress: {
			subject: 'Ünvanınız başqa hesab üçün yazılıb',
			paragraphs: [
				'Başqa bir hesab üçün bu e-poçt ünvanı yazılıb, amma bu ünvanla sizin artıq hesabınız var. Hesabınızda heç nə dəyişməyib.',
				'O hesab da sizindirsə, onun üçün başqa ünvan seçin.',
			],
		},
		reset: {
			subject: 'Yeni şifrə təyin edin',
			paragraphs: ['Yeni şifrə təyin etmək üçün düyməni basın. Keçid bir dəfə işləyir və 30 dəqiqə etibarlıdır.'],
			unconfirmed: 'Ünvan hələ təsdiqlənmədiyi üçün yeni şifrə ilə hesabda saxlanmış yarımçıq müraciət silinəcək.',
			button: 'Yeni şifrə təyin et',
		},
		newEmail: {
			subject: 'Yeni e-poçt ünvanınızı təsdiqləyin',
			paragraphs: [
				'Viza hesabınız üçün bu ünvan yazılıb. Onu təsdiqləmək üçün düyməni basın və ya kodu profilinizdə yazın.',
				'Keçid və kod 30 dəqiqə etibarlıdır. O vaxta qədər köhnə ünvan qüvvədə qalır.',
			],
			button: 'Yeni ünvanı təsdiqlə',
		},
		emailChangeAsked: {
			subject: 'E-poçt ünvanının dəyişdirilməsi istənilib',
			paragraphs: [
				'Hesabınız üçün başqa e-poçt ünvanı yazılıb. O, yalnız yeni ünvana göndərilən məktubla təsdiqlənəndən sonra qüvvəyə minəcək.',
				'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin: onda bu dəyişiklik də ləğv olunacaq.',
			],
		},
		emailChanged: {
			subject: 'E-poçt ünvanınız dəyişdirildi',
			paragraphs: (contact: string) => [
				'Hesabınızın e-poçt ünvanı dəyişdirildi. İndən sonra hesaba yeni ünvanla daxil olunur, məktublar da oraya göndərilir.',
				`Bunu siz etməmisinizsə, dərhal bizə yazın: ${contact}`,
			],
		},
		passwordChanged: {
			subject: 'Şifrəniz dəyişdirildi',
			paragraphs: (isElsewhere: boolean) => [
				`Hesabınızın şifrəsi dəyişdirildi və bütün ${isElsewhere ? 'başqa ' : ''}cihazlarda çıxış edildi.`,
				'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin.',
			],
		},
		farewell: {
			subject: 'Hesabınız silindi',
			title: (firstName: string) => `Sağ olun, ${firstName}!`,
			text: 'Hesabınız və şəxsi məlumatlarınız silindi, bütün cihazlarda çıxış edildi.',
			kept: 'Qanunun tələb etdiyi ödəniş qeydləri adınız olmadan saxlanılır.',
		},
	},

	request: {
		look: 'Müraciətə bax',
		again: 'Yeni müraciət',
		pay: (amount: string) => `${amount} ödə`,
		reference: 'Müraciət nömrəsi',
		country: 'Ölkə',
		trip: 'Səfər',
		service: 'Xidmət',
		atEmbassy: 'Səfirlikdə ödəniləcək',
		payNow: 'İndi ödəniləcək',
		kept: (until: string) => `Müraciətiniz ${until} tarixinədək saxlanılır.`,
		ready: (day: string) => `Nəticə ən geci ${day} tarixində hazır olacaq.`,
		refunding: 'Ödədiyiniz məbləğ kartınıza geri qaytarılır.',
		/** What was paid for, as on the receipt. */
		lines: receiptWords.lines as Record<PriceLineKind, string>,
		whole: receiptWords.whole as string,
		receipt: 'Qəbz',
		receiptWays: 'Qəbz: bax, çap et, PDF endir',
		made: {
			subject: 'Müraciətiniz yaradıldı',
			title: 'Müraciətiniz ödənişi gözləyir',
			text: 'Müraciətiniz yaradıldı. Ödənişi indi tamamlamısınızsa, təsdiqi ayrıca yazırıq; tamamlamamısınızsa, aşağıdakı düymə ilə ödəyin.',
		},
		reminder: {
			subject: 'Ödəniş müddəti bitir',
			title: 'Ödəniş müddəti bitmək üzrədir',
			text: (kept: string) =>
				`Müraciətiniz hələ ödənilməyib. ${kept} Sonra bağlanacaq və yenisini yaratmaq lazım olacaq.`,
		},
		paid: {
			subject: 'Ödəniş qəbul olundu',
			title: 'Ödənişiniz qəbul olundu',
			text: (reference: string, amount: string) =>
				`${reference} nömrəli müraciətiniz üzrə ${amount} ödəniş qəbul olundu və müraciət baxışa göndərildi.`,
			wasClosed: (percent: number) =>
				`Bu müraciət bağlanmışdı, bank ödənişi isə ondan sonra təsdiqlədi. Viza artıq lazım deyilsə, baxış başlayana qədər müraciətin səhifəsində onu ləğv edin: ödədiyiniz məbləğin ${percent}\u00a0%-\u2060i kartınıza qaytarılacaq.`,
			total: 'Ödənilib',
		},
		unpaid: {
			text: (reference: string, amount: string, why: string) =>
				`${reference} nömrəli müraciətiniz üzrə ${amount} ödənilmədi. ${why}`,
			/** The money may have been taken. */
			unclear: (reference: string, amount: string, why: string) =>
				`${reference} nömrəli müraciətiniz üzrə ${amount} ödənişin alınıb-alınmadığı hələ bəlli deyil. ${why}`,
			retry: (kept: string) => `${kept} O vaxta qədər yenidən ödəyə bilərsiniz.`,
			button: 'Yenidən ödə',
			outcomes: {
				declined: {
					title: 'Bank ödənişi qəbul etmədi',
					text: 'Kartınızdan pul çıxılmayıb. Səbəbi bankınız deyə bilər: məbləğ, limit və ya onlayn ödənişə qadağa.',
				},
				abandoned: { title: 'Ödəniş tamamlanmadı', text: 'Ödəniş səhifəsindən çıxılıb, kartınızdan pul çıxılmayıb.' },
				timedOut: { title: 'Ödəniş səhifəsinin vaxtı bitdi', text: 'Kartınızdan pul çıxılmayıb.' },
				unclear: {
					title: 'Ödəniş yoxlanılır',
					text: 'Bankın dediyi məbləğ müraciətinizə uyğun gəlmir. Kartınızdan pul çıxılıbsa, yenidən ödəməyin və bizə yazın.',
				},
			} as Partial<Record<PaymentOutcome, Unpaid>>,
			otherwise: { title: 'Ödəniş alınmadı', text: 'Ödəniş tamamlanmadı.' } as Unpaid,
		},
		/** Money that is no payment came when nobody expected any more. */
		held: {
			subject: 'Bank müraciətiniz üzrə pul götürüb',
			text: (reference: string) => `${reference} nömrəli müraciətiniz üzrə bank ödəniş sayılmayan məbləğ götürüb.`,
			next: 'Bu məbləği yoxlayırıq: qaytarılanda və ya məsələ həll ediləndə sizə yazacağıq.',
			wait: 'O vaxta qədər yenidən ödəməyin.',
		},
		/** Such money was settled by hand. */
		settled: {
			subject: 'Ödəniş məsələsi həll edildi',
			text: (reference: string) =>
				`${reference} nömrəli müraciətiniz üzrə bankın götürdüyü məbləğlə bağlı məsələ həll edildi.`,
			next: 'Razı deyilsinizsə və ya sualınız varsa, bizə yazın.',
		},
		expired: {
			subject: 'Müraciətin müddəti bitdi',
			title: 'Müraciətinizin müddəti bitdi',
			text: (reference: string) => `${reference} nömrəli müraciətiniz vaxtında ödənilmədiyi üçün bağlandı.`,
			/** Of which the bank took money that is no payment. */
			closed: (reference: string) => `${reference} nömrəli müraciətinizin vaxtı bitdi və müraciət bağlandı.`,
			next: 'İstənilən vaxt yeni müraciət yarada bilərsiniz.',
		},
		refunded: {
			subject: 'Ödəniş geri qaytarıldı',
			title: 'Ödənişiniz geri qaytarıldı',
			text: (reference: string, amount: string) =>
				`${reference} nömrəli müraciətiniz üzrə ${amount} ödənişin edildiyi karta geri qaytarıldı.`,
			next: 'Məbləğin kartda görünməsi bankınızdan asılı olaraq bir neçə iş günü çəkə bilər.',
		},
		cancelled: {
			subject: 'Müraciət ləğv olundu',
			title: 'Müraciətiniz ləğv olundu',
			text: (reference: string) => `${reference} nömrəli müraciətiniz ləğv olundu.`,
			unpaid: 'Ödəniş tutulmayıb.',
			next: 'Fikriniz dəyişsə, istənilən vaxt yeni müraciət yarada bilərsiniz.',
		},
		/** Instead of IN_REVIEW's, to somebody who was asked for information and hasn't answered. */
		answerNotNeeded: {
			subject: 'Cavabınıza ehtiyac qalmadı',
			text: (reference: string) =>
				`${reference} nömrəli müraciətiniz üçün istədiyimiz məlumat daha lazım deyil, baxış davam edir.`,
		},
		moves: {
			IN_REVIEW: {
				subject: 'Müraciətiniz baxışdadır',
				text: (reference) => `${reference} nömrəli müraciətinizə baxılır.`,
			},
			INFO_REQUIRED: {
				subject: 'Əlavə məlumat lazımdır',
				text: (reference) => `${reference} nömrəli müraciətiniz üçün əlavə məlumat lazımdır.`,
			},
			SENT_TO_EMBASSY: {
				subject: 'Müraciətiniz səfirliyə göndərildi',
				text: (reference) => `${reference} nömrəli müraciətiniz səfirliyə göndərildi.`,
			},
			APPROVED: {
				subject: 'Vizanız təsdiqləndi',
				text: (reference) => `${reference} nömrəli müraciətiniz üzrə viza təsdiqləndi. Təbrik edirik!`,
			},
			REJECTED: {
				subject: 'Viza verilmədi',
				text: (reference) => `${reference} nömrəli müraciətiniz üzrə səfirlik imtina etdi.`,
			},
			CANCELLED: {
				subject: 'Müraciət ləğv olundu',
				text: (reference) => `${reference} nömrəli müraciətiniz ləğv olundu.`,
			},
		} as Record<StaffStatus, Move>,
		downloadVisa: 'Vizanı yüklə',
		visaOnPage: 'Vizanı müraciətin səhifəsindən yükləyə bilərsiniz.',
		asked: {
			until: (day: string) => `Zəhmət olmasa, ${day} tarixinədək cavab verin: mətn yazın və ya şəkil göndərin.`,
			button: 'Cavab ver',
		},
		message: {
			subject: 'Müraciətiniz haqqında',
			title: 'Müraciətiniz haqqında məktub',
			text: (reference: string) => `${reference} nömrəli müraciətiniz haqqında sizə yazırıq.`,
		},
		visa: {
			subject: 'Vizanız hazırdır',
			title: 'Vizanızı yükləyə bilərsiniz',
			/** @param traveller whose of a group, from 1; null if it is everybody's */
			text: (reference: string, traveller: number | null) =>
				traveller
					? `${reference} nömrəli müraciətiniz üzrə səyahətçi ${traveller} üçün viza müraciətin səhifəsinə əlavə olundu.`
					: `${reference} nömrəli müraciətiniz üzrə viza müraciətin səhifəsinə əlavə olundu.`,
		},
		visaRemoved: {
			subject: 'Viza faylı geri götürüldü',
			/** @param traveller whose of a group, from 1: the files of the others stay valid; null if it is everybody's */
			text: (reference: string, traveller: number | null) =>
				traveller
					? `${reference} nömrəli müraciətinizdə səyahətçi ${traveller} üçün əlavə olunmuş fayl səhv idi və geri götürüldü. Onu yükləmisinizsə, zəhmət olmasa istifadə etməyin.`
					: `${reference} nömrəli müraciətinizə əlavə olunmuş fayl səhv idi və geri götürüldü. Onu yükləmisinizsə, zəhmət olmasa istifadə etməyin.`,
			next: 'Düzgün fayl əlavə olunanda sizə yazacağıq.',
		},
	},
};
/** The words of travellers' e-mails. */
export type LetterWords = typeof az;
