import { FORBIDDEN, SIGN_IN } from './access';

/** The service's refusal messages, each displayed as it is; the mocks use the same. */
export const sentences = {
	unexpected: 'Gözlənilməz xəta baş verdi. Bir az sonra yenidən cəhd edin.',
	notFound: 'Axtardığınız məlumat tapılmadı',
	countryNotFound: 'Ölkə tapılmadı',
	signIn: SIGN_IN,
	forbidden: FORBIDDEN,
	malformed: 'Sorğu oxunmadı: göndərilən məlumat düzgün deyil',
	tooLarge: 'Göndərilən məlumat çox böyükdür',
	mediaType: 'Göndərilən məlumatın növü qəbul edilmir',
	unavailable: 'Xidmət müvəqqəti əlçatan deyil. Bir az sonra yenidən cəhd edin.',
	tooMany: 'Həddən çox cəhd etdiniz.',
	tooManyLogins: 'Həddən çox uğursuz cəhd oldu.',
	wrongLogin: 'E-poçt və ya şifrə yanlışdır',
	accountClosed: 'Girişiniz söndürülüb. Administratora müraciət edin.',
	emailTaken: 'Bu e-poçt ünvanı ilə artıq hesab var',
	currentPassword: 'Hazırkı şifrə yanlışdır',
	wrongPassword: 'Şifrə yanlışdır',
	emailSame: 'Bu, hesabınızın indiki ünvanıdır. Başqa ünvan yazın.',
	emailLink: 'Keçid yanlışdır, istifadə olunub və ya vaxtı bitib. Profilinizdən dəyişikliyi yenidən istəyin.',
	emailNotAsked: 'Təsdiq gözləyən yeni ünvan yoxdur. Dəyişikliyi yenidən istəyin.',
	requestInWork: 'Ödənilmiş müraciət hələ işdədir, ona görə hesab silinə bilməz',
	removeYourself: 'Öz hesabınızı silə bilməzsiniz: bunu başqa admin etməlidir',
	lastAdmin: 'Sonuncu admini silmək olmaz',
	emailNotConfirmed: 'Müraciət göndərmək üçün əvvəlcə e-poçt ünvanınızı təsdiqləyin',
	emailConfirmed: 'E-poçt ünvanınız artıq təsdiqlənib. Hesabınıza daxil olun.',
	resendTooSoon: 'Yeni kodu dəqiqədə yalnız bir dəfə göndərmək olar.',
	codeWrong: 'Kod yanlışdır',
	codeTriesUsed: 'Kod bir neçə dəfə yanlış yazıldı. Yeni kod istəyin.',
	codeExpired: 'Kodun vaxtı bitib. Yeni kod istəyin.',
	confirmationLink: 'Təsdiq keçidi yanlışdır və ya vaxtı bitib. Yeni məktub istəyin.',
	resetLink: 'Şifrə yeniləmə keçidi yanlışdır, istifadə olunub və ya vaxtı bitib. Yeni keçid istəyin.',
	invitationLink:
		'Dəvət keçidi istifadə olunub, yenisi ilə əvəz edilib və ya vaxtı bitib. Şifrəniz varsa, daxil olun; yoxdursa, ən son dəvət məktubundakı keçidi açın və ya admindən yeni dəvət istəyin.',
	nameTaken: 'Bu adla artıq var. Arxivə də baxın.',
	countryCodeTaken: 'Bu kodla ölkə artıq var. Arxivə də baxın.',
	optionTaken: 'Növü, müddəti və rüsumu eyni olan giriş icazəsi artıq var. Arxivə də baxın.',
	nameInUse: 'İstifadəçilər bunu seçib, ona görə silmək olmaz',
	promoTaken: 'Belə promo kod artıq var',
	promoInUse: 'Bu promo kod istifadə olunub, ona görə silmək olmaz. Əvəzinə onu deaktiv edin.',
	notOffered: 'Seçiminiz artıq təklif olunmur. Başqasını seçin.',
	requestNotOffered:
		'Bu müraciətdə seçdiyiniz artıq təklif olunmur, ona görə onu ödəmək olmur. Müraciəti ləğv edib yenisini yaradın.',
	priceChanged: 'Qiymət dəyişib. Yeni məbləği yoxlayıb yenidən təsdiqləyin.',
	idempotency: 'Bu müraciət artıq başqa məlumatla göndərilib.',
	documentUnknown: 'Pasport şəkli tapılmadı. Şəkli yenidən yükləyin.',
	changedMeanwhile: 'Məlumat bu arada dəyişib. Səhifəni yeniləyib yenidən cəhd edin.',
	stale: 'Müraciət bu arada dəyişib. Səhifəni yeniləyin.',
	staleDraft: 'Bu müraciəti başqa cihazda artıq dəyişmisiniz',
	staleRecord: 'Siz dəyişərkən başqası bunu artıq dəyişib. Yeni halına baxıb yenidən saxlayın.',
	alreadyPaid: 'Bu müraciət artıq ödənilib',
	alreadyInWork: 'Müraciətə artıq baxılır. Ləğv etmək üçün bizə yazın.',
	requestEnded: 'Bu müraciət artıq bağlanıb',
	requestExpired: 'Səfər tarixi çox yaxınlaşdığı üçün müraciətin vaxtı bitib. Yeni müraciət yaradın.',
	attemptsUsed: 'Bu müraciət üçün ödəniş cəhdlərinin sayı bitib. Yeni müraciət yaradın.',
	paymentUnavailable: 'Ödəniş xidməti cavab vermir. Bir az sonra yenidən cəhd edin.',
	notPaid: 'Bu müraciət üzrə ödəniş yoxdur',
	refundedAlready: 'Ödəniş artıq tam geri qaytarılıb',
	refundUnderWay: 'Əvvəlki geri qaytarma hələ tamamlanmayıb. Bir az sonra yenidən cəhd edin.',
	refundNothing: 'Məbləğ sıfırdan böyük olmalıdır',
	refundClear: 'Bu qaytarmanın nəticəsi artıq bəllidir',
	refundTooMuch: 'Məbləğ ödənişin qalan hissəsindən çoxdur',
	takenNone: 'Bu ödənişdə həll ediləcək məbləğ yoxdur',
	takenSettled: 'Bu məbləğ artıq həll edilib',
	takenByHand: 'Bu məbləği sayt qaytara bilmir. Onu bankda həll edib burada qeyd yazın.',
	takenUnsettled: 'Bankın götürdüyü məbləğ hələ yoxlanılır. Yenidən ödəməyin.',
	takenHeld: 'Bankın götürdüyü məbləğ hələ yoxlanılır. Hesab bundan sonra silinə bilər.',
	returnToken: 'Ödəniş keçidi yanlışdır və ya vaxtı bitib',
	returnTokenUsed: 'Bu keçidlə dəyişiklik artıq edilib. Davam etmək üçün hesabınıza daxil olun.',
	requestNotFound: 'Müraciət tapılmadı',
	notInWork: 'Bu müraciət hələ ödənilməyib və ya artıq bağlanıb',
	alreadyYours: 'Bu müraciət artıq sizdədir',
	alreadyClaimed: 'Bu müraciəti artıq başqası götürüb',
	nothingToTake: 'Hazırda götürülməmiş müraciət yoxdur',
	checkFirst: 'Səfirliyə göndərməzdən əvvəl ikinci əməkdaş yoxlamalıdır',
	checkByAnother: 'Müraciəti işləyən əməkdaşdan başqası yoxlamalıdır',
	checkTakeFirst: 'Yoxlamaq üçün əvvəlcə müraciəti götürün',
	checkNotAsked: 'Bu müraciət yoxlama gözləmir',
	checkAsked: 'Bu müraciət artıq yoxlama gözləyir',
	notAsked: 'Sizdən hazırda əlavə məlumat istənilmir',
	answerByOwner: 'Yalnız müraciətin sahibi cavab verə bilər',
	visaTooEarly: 'Viza yalnız səfirliyə göndərilmiş müraciətə əlavə olunur',
	visasFull: 'Bir müraciətə ən çoxu 10 viza əlavə etmək olar',
	nobodys: 'Bu müraciət heç kimdə deyil',
	alreadyAssigned: 'Bu müraciət artıq bu əməkdaşdadır',
	agentUnknown: 'Belə aktiv əməkdaş yoxdur',
	claimFirst: 'Əvvəlcə müraciəti öz üzərinizə götürün',
	ownRequest: 'Öz müraciətinizlə başqa əməkdaş işləməlidir',
	travellerGone: 'Bu səyahətçinin hesabı silinib: viza əlavə etmək olmaz',
	cancelByAdmin: 'Ödənilmiş müraciəti yalnız admin ləğv edə bilər',
	idempotencyKey: 'Idempotency-Key başlığı düzgün deyil: 1–200 simvol, boşluqsuz',
	nameTakenPlain: 'Bu adla artıq var',
	noSuchMove: 'Bu statusdan həmin statusa keçmək olmaz',
	statusUnknown: 'Bu nömrə və soyadla müraciət tapılmadı. Nömrəni məktubdakı, soyadı hesabdakı kimi yazın.',
	noReceipt: 'Bu müraciət ödənilməyib, ona görə qəbzi yoxdur',
	promoUnknown: 'Belə promo kod yoxdur',
	promoInactive: 'Bu promo kod aktiv deyil',
	promoEarly: 'Bu promo kodun vaxtı hələ başlamayıb',
	promoExpired: 'Bu promo kodun vaxtı bitib',
	promoUsedUp: 'Bu promo kodun istifadə sayı bitib',
	promoUsedByYou: 'Bu promo koddan artıq istifadə etmisiniz',
	truncated: 'Şəkil zədələnib və ya yarımçıqdır: faylı yenidən seçin',
	viewTaken: 'Bu adla görünüş artıq var',
	viewsFull: 'Bir bölmədə ən çoxu 20 görünüş saxlamaq olar. Əvvəlcə birini silin.',
	secondFactorWrong: 'Kod yanlışdır və ya artıq istifadə olunub. Tətbiqdəki yeni kodu yazın.',
	recoveryWrong: 'Ehtiyat kodu yanlışdır və ya artıq istifadə olunub',
	secondFactorSet: 'İki addımlı giriş artıq qurulub',
	secondFactorNotSet: 'İki addımlı giriş qurulmayıb',
	setUpOver: 'Qurmanın vaxtı bitib. Yenidən başlayın.',
	secondFactorRequired: 'İki addımlı giriş burada məcburidir, onu söndürmək olmaz',
	secondFactorUnavailable: 'Bu serverdə iki addımlı giriş üçün açar (DATA_KEY) təyin edilməyib',
	resetOwnFactor: 'Öz iki addımlı girişinizi burada sıfırlamaq olmaz: bunu başqa admin etməlidir',
	invitationAccepted: 'Bu agent dəvəti artıq qəbul edib',
	notActive: 'Bu agent aktiv deyil. Əvvəlcə onu aktiv edin.',
	listChanged: 'Siyahı bu arada dəyişib. Baxıb yenidən seçin.',
	flagUnknown: 'Bayraq tapılmadı. Onu yenidən yükləyin.',
	flagUnreadable: 'Bayraq şəkli oxunmadı: başqa fayl seçin',
	offeredUnknown: 'Seçilənlərdən biri artıq yoxdur. Səhifəni yeniləyin.',
	notRestorable: 'Bu qeyd artıq geri qaytarıla bilməz',
	noFile: 'Şəkil faylı göndərilməyib',
} as const;

/** The same messages in one language. */
export type Sentences = Readonly<Record<keyof typeof sentences, string>>;

/** The unit of a waiting time, a whole number above 0. */
export type WaitUnit = 'second' | 'minute' | 'hour';

/** The messages that contain a name or a number, in one language. */
export interface Sayings {
	/** Told to whoever was too late: who was first. [DSH-11] */
	claimedBy(first: { firstName: string; lastName: string }): string;
	tryAgainIn(count: number, unit: WaitUnit): string;
}

const units: Record<WaitUnit, string> = { second: 'saniyədən', minute: 'dəqiqədən', hour: 'saatdan' };

/** The messages that contain a name or a number. */
export const sayings: Sayings = {
	claimedBy: ({ firstName, lastName }) => `Bu müraciəti artıq ${firstName} ${lastName} götürüb`,
	tryAgainIn: (count, unit) => `${count} ${units[unit]} sonra yenidən cəhd edin.`,
};

/** A waiting time, in the unit that people would use. @param seconds above 0 */
export function waitOf(seconds: number): [count: number, unit: WaitUnit] {
	if (seconds < 60) return [seconds, 'second'];
	return seconds < 3600 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
}
