import type { Blocked, Dropped, TripDayFault, WizardStep } from '../../wizard/machine';
import type { DayFacts } from '../facts';

/** Why a day of the trip is refused, and which one would do. [DAT-12] */
const because: Record<TripDayFault, (facts: DayFacts) => string> = {
	missing: () => 'Tarixi yazın və ya təqvimdən seçin.',
	unfinished: ({ typed }) => `“${typed}” tam tarix deyil. Gün, ay və ili GG/AA/İİİİ kimi yazın.`,
	noSuchDay: ({ typed }) => `${typed}: təqvimdə belə gün yoxdur.`,
	tooEarly: ({ typed, earliest, leadDays }) =>
		`${typed} çox tezdir: vizanın hazırlanması ${leadDays} gün çəkir. Ən erkən ${earliest} mümkündür.`,
	tooLate: ({ typed, latest, horizonDays }) =>
		`${typed} çox gecdir: səyahət bu gündən ən çoxu ${horizonDays} gün sonra bitə bilər. Ən gec ${latest} mümkündür.`,
	notAfterStart: ({ typed, earliest }) => `${typed} başlanğıc tarixindən sonra deyil. Ən erkən ${earliest} mümkündür.`,
};

/** The wizard's words. Those that the specification gives are exact, letter for letter. */
export const wizard = {
	/** The language of the sentences that stay as the specification words them, where it is not the page's. */
	quotedLang: 'en' as string | undefined,
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

	country: {
		heading: 'Səyahət ediləcək ölkəni seçin',
		search: 'Ölkə axtarışı',
		searchHint: 'Ölkənin adını və ya kodunu yazın',
		list: 'Ölkələr',
		fee: (amount: string) => `+${amount} AZN (Viza mərkəzi xidmət haqqısı)`,
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
			`Səyahətiniz ${days} gün çəkir, “${type}” icazəsi ilə isə ən çoxu ${duration} gün qalmaq olar.`,
		choose: (type: string, duration: number) => `“${type}” seç (${duration} gün)`,
		noneFits: 'Bu ölkə daha uzun icazə təklif etmir, ona görə səyahəti qısaldın.',
		changeDates: 'Tarixləri dəyiş',
	},
	service: {
		heading: 'Xidməti seçin',
		price: 'Qiymət',
		embassy: 'Səfirlikdə əlavə xərclər',
		ready: 'Hazır olur',
		/** In how many working days it is ready. */
		workingDays: (from: number, to: number) => (from === to ? `${from} iş gününə` : `${from}–${to} iş gününə`),
	},
	upload: {
		heading: 'Pasport şəklini yükləyin',
		/** @param pixels the least that the shorter side has */
		note: (pixels: number) => `Yalnız PNG və JPG/JPEG, ən çoxu 10MB. Qısa tərəfi ən azı ${pixels} piksel olsun.`,
		drop: 'Pasportun şəkilli səhifəsini bura sürükləyin',
		done: 'Image uploaded successful',
		/** @param days from the request's end until the picture goes; null when it is not known */
		privacy: (days: number | null) =>
			`Şəkli siz, müraciətinizi hazırlayan əməkdaş və rəhbəri görə bilər; hər baxış qeydə alınır. Müraciət bağlandıqdan ${days ? `${days} gün` : 'bir müddət'} sonra silinir.`,
		earlierStays: (name: string) => `Əvvəl yüklədiyiniz şəkil qalır: ${name}.`,
		storedName: 'Pasport şəkli',
	},
	review: {
		heading: 'Sonuncu yoxlama',
		countryFee: (country: string) => `${country}: viza mərkəzi xidmət haqqı`,
		noFee: 'Pulsuz',
		visaType: 'Viza növü',
		duration: 'Müddət',
		days: (days: number) => `${days} gün`,
		dates: 'Səyahət tarixləri',
		permission: (type: string) => `Giriş icazəsi: ${type}`,
		service: (name: string) => `Xidmət: ${name}`,
		document: 'Pasport şəkli',
		documentDone: 'Yükləndi',
		difference: 'Qiymət dəyişikliyi',
		embassyExtra: 'Səfirlikdə əlavə xərclər',
		promo: (code: string | null) => (code ? `Promo kod: ${code}` : 'Promo kod endirimi'),
		perPerson: (amount: string, people: number) => `${amount} × ${people} nəfər`,
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
		signInForPromo: 'Zəhmət olmasa hesabınıza daxil olun',
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
		confirmEmail: 'Davam etmək üçün əvvəlcə e-poçt ünvanınızı təsdiqləyin. Məlumatlarınız saxlanılıb.',
		/** Of choices that the server refused because they are gone. */
		gone: (steps: readonly string[]) => `Seçdiyiniz daha təklif olunmur: ${steps.join(', ')}.`,
		fixAt: (steps: readonly string[]) =>
			steps.length === 1
				? `“${steps[0]}” mərhələsində düzəliş lazımdır. Qalan məlumatlarınız saxlanılıb.`
				: `Bu mərhələlərdə düzəliş lazımdır: ${steps.join(', ')}. Qalan məlumatlarınız saxlanılıb.`,
		goToStep: (step: string) => `“${step}” mərhələsinə keç`,
		notChosen: 'Seçilməyib',
	},
	ticket: {
		title: 'Səyahətiniz',
		people: (count: number) => `${count} nəfər`,
		country: 'Ölkə',
		dates: 'Tarixlər',
		visaType: 'Viza növü',
		visaOption: 'Giriş icazəsi',
		service: 'Xidmət',
		document: 'Pasport',
		documentDone: 'Yükləndi',
		soFar: 'Hələlik',
		total: 'İndi ödəniləcək',
	},
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
		uploading: 'Şəkil yüklənir',
		document: 'Şəxsiyyət vəsiqənin üst tərəfi tələb olunur',
		notes: 'Qeydlər 500 simvoldan çox ola bilməz',
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
	} satisfies Record<Dropped, string>,
};

/** Every language has the same keys with the same arguments. */
export type WizardStrings = typeof wizard;
