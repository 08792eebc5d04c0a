import { SIGN_IN, tripMessages, uploadMessages } from 'visa-sdk/rules';
import type { Blocked, Dropped, PictureDoubt, PictureSending, TripDayFault, WizardStep } from '../../wizard/machine';
import type { DayFacts, RuleWords } from '../facts';

/** Why a day of the trip is refused, and which one would do. [DAT-12] */
const because: Record<TripDayFault, (facts: DayFacts) => string> = {
	missing: () => 'Tarixi yazın və ya təqvimdən seçin.',
	unfinished: ({ typed }) => `“${typed}” tam tarix deyil. Gün, ay və ili GG/AA/İİİİ kimi yazın.`,
	noSuchDay: ({ typed }) => `${typed}: təqvimdə belə gün yoxdur.`,
	tooEarly: ({ typed, earliest, leadDays }) =>
		`${typed} çox tezdir: vizanın hazırlanması ${leadDays}\u00a0gün çəkir. Ən erkən ${earliest} mümkündür.`,
	tooLate: ({ typed, latest, horizonDays }) =>
		`${typed} çox gecdir: səyahət bu gündən ən çoxu ${horizonDays}\u00a0gün sonra bitə bilər. Ən gec ${latest} mümkündür.`,
	notAfterStart: ({ typed, earliest }) => `${typed} başlanğıc tarixindən sonra deyil. Ən erkən ${earliest} mümkündür.`,
};

const ordinal = (number: number) =>
	`${number}-${['', 'ci', 'ci', 'cü', 'cü', 'ci', 'cı', 'ci', 'ci', 'cu', 'cu'][number]}`;
/** 'of so many of them', as a number's last sound wants it. */
const ofThem = (number: number) =>
	`${number}-${['', 'nin', 'nin', 'nün', 'nün', 'nin', 'nın', 'nin', 'nin', 'nun', 'nun'][number]}`;

/** The wizard's strings. Those quoted in the specification are exact, letter for letter. */
export const wizard = {
	/** The language of the sentences that stay as the specification words them, where it is not the page's. */
	quotedLang: 'en' as string | undefined,
	/** The language that staff write the catalogue in, where it is not the page's and they have not translated it. */
	namesLang: undefined as string | undefined,
	back: 'Geriyə',
	next: 'Növbəti mərhələyə keç',
	change: 'Dəyiş',
	retry: 'Yenidən cəhd et',
	stepNames: {
		COUNTRY: 'Ölkə',
		DATE: 'Tarixlər',
		VISA_TYPE: 'Viza növü',
		VISA_OPTION: 'Giriş icazəsi',
		SERVICE: 'Xidmət',
		UPLOAD_DOCUMENT: 'Pasport',
		FINAL_REVIEW: 'Yoxlama',
	} satisfies Record<WizardStep, string>,
	unreachable: 'Serverlə əlaqə alınmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
	startFailed: 'Müraciətiniz açıla bilmədi',
	startFailedKept: 'Seçimləriniz itməyib.',
	loading: 'Yüklənir',
	/** In place of a country's types, options or services, while it has none. */
	nothingOffered: 'Bu ölkə üçün hazırda seçim yoxdur. Başqa ölkə seçin.',

	country: {
		heading: 'Səyahət ediləcək ölkəni seçin',
		search: 'Ölkə axtarışı',
		searchHint: 'Ölkənin adını və ya kodunu yazın',
		list: 'Ölkələr',
		fee: (amount: string) => `+${amount} AZN (Viza mərkəzi xidmət haqqısı)`,
		/** The least that one traveller pays for everything, as money. [CTY-07] */
		from: (total: string) => `${total}-dən`,
		fromAtEmbassy: (amount: string) => `${amount} səfirlikdə`,
		// No line ends within a range.
		fromDays: (from: number, to: number) =>
			from === to ? `${from}\u00a0iş gününə` : `${from}–\u2060${to}\u00a0iş gününə`,
		nothing: 'Heç bir nəticə tapılmadı',
	},
	date: {
		heading: 'Select approximate departure and arrival dates',
		start: 'Select approximate start date',
		startPlaceholder: (date: string) => `En erken ${date}`,
		endLabel: 'Select approximate end date',
		endPlaceholder: 'Təxmini bitmə tarixi',
		hint: (example: string) => `Gün/ay/il, məsələn ${example}`,
		because,
	},
	visaType: {
		heading: 'Viza növünü seçin',
		documents: 'Dokumentlər',
		documentsOf: (name: string) => `Dokumentlər: ${name}`,
		documentsTitle: 'Tələb olunan sənədlər',
	},
	visaOption: {
		heading: 'Giriş icazəsini seçin',
		days: (days: number) => `Up to ${days} days`,
		fee: 'Döv. rüsumu',
	},
	/** The trip and the permission do not fit. [WIZ-11] */
	stay: {
		tooShort: (days: number, type: string, duration: number) =>
			`Səyahətiniz ${days}\u00a0gün çəkir, “${type}” icazəsi ilə isə ən çoxu ${duration}\u00a0gün qalmaq olar.`,
		choose: (type: string, duration: number) => `“${type}” seç (${duration}\u00a0gün)`,
		noneFits: 'Bu ölkə daha uzun icazə təklif etmir, ona görə səyahəti qısaldın.',
		changeDates: 'Tarixləri dəyiş',
	},
	late: {
		tooLate: (service: string, readyBy: string, start: string) =>
			`“${service}” xidməti ilə viza ${readyBy} tarixinədək hazır olur, səyahətiniz isə ${start} tarixində başlayır.`,
		choose: (service: string, readyBy: string) => `“${service}” seç (${readyBy} tarixinədək hazır)`,
		noneInTime: 'Daha tez hazır olan xidmət yoxdur, ona görə səyahəti sonraya keçirin.',
		changeDates: 'Tarixləri dəyiş',
	},
	service: {
		heading: 'Xidməti seçin',
		price: 'Qiymət',
		embassy: 'Səfirlikdə əlavə xərclər',
		ready: 'Hazır olur',
		/** The day, when it is paid for today. [SRV-05] */
		readyBy: 'Bu gün ödəsəniz, ən geci',
		/** In how many working days it is ready. */
		workingDays: (from: number, to: number) =>
			from === to ? `${from}\u00a0iş gününə` : `${from}–\u2060${to}\u00a0iş gününə`,
	},
	upload: {
		heading: 'Pasport şəklini yükləyin',
		/** @param pixels the least that the shorter side has */
		note: (pixels: number) => `Yalnız PNG və JPG/JPEG, ən çoxu 10MB. Qısa tərəfi ən azı ${pixels}\u00a0piksel olsun.`,
		drop: 'Pasportun şəkilli səhifəsi',
		done: 'Image uploaded successful',
		/** @param days from the request's end until the picture goes; null when it is not known */
		privacy: (days: number | null) =>
			`Şəkli siz, müraciətinizi hazırlayan əməkdaş və rəhbəri görə bilər; hər baxış qeydə alınır. Müraciət bağlandıqdan ${days ? `${days}\u00a0gün` : 'bir müddət'} sonra silinir.`,
		earlierStays: (name: string) => `Əvvəlki şəkil qalır: ${name}.`,
		storedName: 'Pasport şəkli',
		/** What may be wrong with a picture, and what to do. [UPL-10] */
		doubtful: 'Şəkil oxunmaya bilər',
		doubts: {
			small: 'Şəkil kiçikdir: xırda yazılar oxunmaya bilər.',
			blurred: 'Şəkil bulanıqdır: telefonu tərpətmədən, yazılara fokuslanıb çəkin.',
			dark: 'Şəkil qaranlıqdır: daha işıqlı yerdə çəkin.',
			glare: 'Üzərində işıq əksi var: pasportu lampadan və pəncərədən bir az çevirin.',
			cutOff: 'Səhifə kənardan kəsilib: bütün küncləri görünsün.',
		} satisfies Record<PictureDoubt, string>,
		useAnyway: 'Yenə də istifadə et',
		chooseAnother: 'Başqasını seç',
		checking: 'Şəkil yoxlanılır',
		camera: 'Kamera ilə çək',
		sample: 'Yaxşı şəkil nümunəsi',
		tips: [
			'Səhifə küncləri ilə birgə bütöv görünür',
			'Yazılar aydındır, ən aşağıdakı iki sətir oxunur',
			'İşıq əksi, kölgə və barmaq yoxdur',
		] as readonly string[],
	},
	/** More than one travels: each has a picture. [UPL-11] */
	group: {
		/** @param number from 1 to 10 */
		traveller: (number: number) => `${ordinal(number)} səyahətçi`,
		picture: (number: number) => `${ordinal(number)} səyahətçinin pasport şəkli`,
		drop: (traveller: string) => `${traveller}: pasportun şəkilli səhifəsi`,
		have: (have: number, all: number) =>
			have === 0
				? `${all} səyahətçidən heç birinin pasport şəkli yoxdur.`
				: have === all
					? `${all} səyahətçinin hamısının pasport şəkli var.`
					: `${all} səyahətçidən ${ofThem(have)} pasport şəkli var.`,
		/** @param numbers of the travellers without a picture */
		ask: (numbers: readonly number[]) => {
			const [last, ...others] = numbers.map(ordinal).reverse();
			return others.length === 0
				? `${last} səyahətçinin şəklini yükləyin.`
				: `${others.reverse().join(', ')} və ${last} səyahətçilərin şəkillərini yükləyin.`;
		},
		/** The way to where they are uploaded. */
		upload: 'Çatışmayan şəkilləri yüklə',
		states: {
			none: 'Şəkil yoxdur',
			checking: 'Yoxlanılır',
			doubtful: 'Qərarınızı gözləyir',
			uploading: 'Yüklənir',
			failed: 'Yüklənmədi',
			refused: 'Qəbul edilmədi',
			done: 'Yüklənib',
		} satisfies Record<PictureSending['status'] | 'none' | 'done', string>,
		together: 'Birlikdə gedirsinizsə, hər səyahətçinin öz pasport şəkli lazımdır.',
		add: 'Səyahətçi əlavə et',
		remove: 'Bu səyahətçini çıxar',
	},
	review: {
		heading: 'Sonuncu yoxlama',
		countryFee: (country: string) => `${country}: viza mərkəzi xidmət haqqı`,
		noFee: 'Pulsuz',
		visaType: 'Viza növü',
		duration: 'Müddət',
		days: (days: number) => `${days}\u00a0gün`,
		dates: 'Səyahət tarixləri',
		permission: (type: string) => `Giriş icazəsi: ${type}`,
		service: (name: string) => `Xidmət: ${name}`,
		document: 'Pasport şəkli',
		documentDone: 'Yükləndi',
		documentPicture: 'Yüklədiyiniz pasport şəkli',
		difference: 'Qiymət dəyişikliyi',
		embassyExtra: 'Səfirlikdə əlavə xərclər',
		promo: (code: string | null) => (code ? `Promo kod: ${code}` : 'Promo kod endirimi'),
		perPerson: (amount: string, people: number) => `${amount}\u00a0× ${people}\u00a0nəfər`,
		payNow: 'İndi ödəniləcək',
		payAtEmbassy: 'Səfirlikdə ödəniləcək',
		total: 'İndi ödəniləcək məbləğ',
		totalLoading: '...',
		atEmbassy: 'Səfirlikdə ödəniləcək məbləğ',
		people: 'Səyahətçilərin sayı',
		notes: 'Qeydlər',
		notesHint: 'İstəyə bağlıdır. Müraciətinizi hazırlayan əməkdaş üçün.',
		promocode: 'Promo kod',
		activate: 'Aktivləşdir',
		activated: 'Promo kod uğurla aktivləşdirildi!',
		active: (code: string) => `Aktiv promo kod: ${code}`,
		inactive: (code: string) => `Promo kod artıq aktiv deyil: ${code}`,
		activeOfNoUse: 'Bu müraciətdə endirim vermir.',
		remove: 'Çıxar',
		removePromocode: (code: string) => `Promo kodu çıxar: ${code}`,
		removed: 'Promo kod çıxarıldı',
		/** To a visitor, before the request is sent. [REV-12] */
		account: {
			kept: 'Hər şey saxlanılır',
			text: 'Sorğunu göndərmək üçün hesab lazımdır. Hesab yaradandan və ya daxil olandan sonra bu səhifəyə qayıdırsınız: seçimləriniz, pasport şəkli və qeydlər olduğu kimi qalır.',
			haveOne: 'Hesabım var',
		},
		signInForPromo: SIGN_IN,
		confirm: 'Təsdiqləyin və ödənişə davam edin',
		register: 'Qeydiyyatdan keç',
		created: 'Sorğu uğurla yaradıldı! Bir neçə saniyədən sonra siz ödəniş səhifəsinə yönləndiriləcəksiniz.',
		signInNeeded: 'Sorğu göndərməzdən əvvəl qeydiyyatdan keçin və ya hesabınıza daxil olun.',
		sessionLost: 'Sessiyanız bitib. Məlumatlarınız saxlanıldı, davam etmək üçün yenidən daxil olun.',
		priceFailed: 'Qiymət hesablana bilmədi',
		priceHasChanged: 'Qiymət dəyişib',
		priceChanged: (before: string, now: string) => `${before} əvəzinə ${now}. Razısınızsa, yenidən təsdiqləyin.`,
		problem: 'Sorğu göndərilmədi',
		problemKept: 'Heç nə itməyib: məlumatlarınız saxlanılıb. Bir az sonra yenidən təsdiqləyin.',
		/** Where no answer says whether the request was made: it may exist. [SUB-03] */
		unknown: 'Sorğunun göndərilib-göndərilmədiyi məlum deyil',
		unknownKept:
			'Heç nə itməyib: məlumatlarınız saxlanılıb. Bir az sonra yenidən təsdiqləyin, sorğu iki dəfə göndərilmir.',
		/** Of a form that is a request by now, with other details. [SUB-03] */
		sentAlready: {
			title: 'Bu müraciət artıq göndərilib',
			text: 'Başqa cihazdan, başqa pəncərədən və ya bir az əvvəl göndərilib, burada isə məlumatlar fərqlidir. Yenə göndərsəniz, ikinci müraciət yaranır və ayrıca ödənilir.',
			sendAnother: 'İkinci müraciət kimi göndər',
		},
		confirmEmail: 'Davam etmək üçün əvvəlcə e-poçt ünvanınızı təsdiqləyin. Məlumatlarınız saxlanılıb.',
		/** Of choices that the server refused because they are gone. */
		gone: (steps: readonly string[]) => `Seçdiyiniz daha təklif olunmur: ${steps.join(', ')}.`,
		fixAt: (steps: readonly string[]) =>
			steps.length === 1
				? `“${steps[0]}” mərhələsində düzəliş lazımdır. Qalan məlumatlarınız saxlanılıb.`
				: `Bu mərhələlərdə düzəliş lazımdır: ${steps.join(', ')}. Qalan məlumatlarınız saxlanılıb.`,
		/** The same if the country is gone, and with it what it offered. */
		countryGone: (steps: readonly string[]) =>
			steps.length === 1
				? `“${steps[0]}” mərhələsində düzəliş lazımdır. Viza növü, giriş icazəsi və xidmət ölkədən asılıdır, onları da yenidən seçin. Qalan məlumatlarınız saxlanılıb.`
				: `Bu mərhələlərdə düzəliş lazımdır: ${steps.join(', ')}. Viza növü, giriş icazəsi və xidmət ölkədən asılıdır, onları da yenidən seçin. Qalan məlumatlarınız saxlanılıb.`,
		goToStep: (step: string) => `“${step}” mərhələsinə keç`,
		notChosen: 'Seçilməyib',
	},
	ticket: {
		title: 'Səyahətiniz',
		people: (count: number) => `${count}\u00a0nəfər`,
		country: 'Ölkə',
		dates: 'Tarixlər',
		visaType: 'Viza növü',
		visaOption: 'Giriş icazəsi',
		service: 'Xidmət',
		document: 'Pasport',
		documentDone: 'Yükləndi',
		documentsDone: (have: number, all: number) => `${have} / ${all} yükləndi`,
		soFar: 'Hələlik',
		unknown: 'Hələ məlum deyil',
		soFarNote: 'hələlik',
		atEmbassy: 'Səfirlikdə',
		total: 'İndi ödəniləcək',
	},
	rules: { ...tripMessages, upload: uploadMessages } as RuleWords,
	blocked: {
		listLoading: 'Siyahı yüklənir',
		listFailed: 'Siyahı yüklənmədi, yenidən cəhd edin',
		country: 'Ölkə seçilməyib',
		dates: 'Davam etmək üçün hər iki tarixi seçin',
		startDate: 'Başlanğıc tarixi seçin',
		endDate: 'Bitiş tarixini seçin',
		visaType: 'Seçilməyib',
		visaOption: 'Seçilməyib',
		service: 'Seçilməyib',
		doubts: 'Şəkil barədə qərar verin',
		uploading: 'Şəkil yüklənir',
		document: tripMessages.document as string,
		pictures: 'Hər səyahətçinin pasport şəkli lazımdır',
		notes: tripMessages.notes as string,
		incomplete: 'Əvvəlki mərhələlərdə çatışmayan var',
		priceLoading: 'Qiymət hesablanır',
		priceFailed: 'Qiyməti yenidən hesablayın',
		priceZero: 'Ödəniləcək məbləğ 0 olduğu üçün davam etmək olmur',
	} satisfies Record<Blocked, string>,
	dropped: {
		draft: 'Saxlanmış müraciət oxunmadı, yenidən başlayın.',
		country: 'Seçdiyiniz ölkə artıq təklif olunmur, başqasını seçin.',
		dates: 'Tarixlər artıq uyğun deyil, yenidən seçin.',
		visaType: 'Viza növü bu ölkə üçün təklif olunmur, yenidən seçin.',
		visaOption: 'Giriş icazəsi bu ölkə üçün təklif olunmur, yenidən seçin.',
		service: 'Xidmət bu ölkə üçün təklif olunmur, yenidən seçin.',
		document: 'Yüklədiyiniz şəkil artıq saxlanmır, yenidən yükləyin.',
		upload: 'Şəkil tam göndərilməmiş səhifə bağlanıb, onu yenidən seçin.',
	} satisfies Record<Dropped, string>,
};

/** Every language has the same keys with the same arguments. */
export type WizardStrings = typeof wizard;
