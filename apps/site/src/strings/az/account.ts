import type { Device } from 'visa-sdk/contract';

const kinds: Record<Device['kind'], string> = {
	phone: 'Telefon',
	tablet: 'Planşet',
	computer: 'Kompüter',
	unknown: 'Naməlum cihaz',
};

/** The words of the pages about one's own account. */
export const accountWords = {
	nav: 'Hesab',
	profile: 'Profil',
	security: {
		/** What stands about the address. */
		email: {
			heading: 'E-poçt',
			lead: 'Hesaba bu ünvanla daxil olursunuz, məktublarımızı da ora göndəririk.',
			confirmed: 'Təsdiqlənib',
			unconfirmed: 'Təsdiqlənməyib',
			change: 'Ünvanı dəyiş',
			newEmail: 'Yeni e-poçt',
			currentPassword: 'Şifrəniz',
			submit: 'Təsdiq məktubu göndər',
			sent: 'Təsdiq məktubu göndərildi',
			pendingTitle: (email: string) => `${email} təsdiq gözləyir`,
			pending:
				'Bu ünvana göndərdiyimiz məktubdakı keçidi açın və ya kodu bura yazın. Ona qədər hazırkı ünvanınız qüvvədə qalır.',
			withdraw: 'Dəyişmə, hazırkı ünvan qalsın',
			withdrawn: 'E-poçt ünvanınız olduğu kimi qaldı',
			done: 'E-poçt ünvanınız dəyişdirildi',
		},
		password: {
			heading: 'Şifrə',
			lead: 'Şifrəni dəyişəndə bütün başqa cihazlarda hesabdan çıxılır.',
			change: 'Şifrəni dəyiş',
			current: 'Hazırkı şifrə',
			next: 'Yeni şifrə',
			submit: 'Yeni şifrəni saxla',
			done: 'Şifrəniz dəyişdirildi, başqa cihazlarda hesabdan çıxıldı',
		},
		factor: {
			heading: 'İki addımlı giriş',
			lead: 'Əməkdaşların hesabı şifrədən başqa telefondakı tətbiqin kodu ilə də qorunur.',
			open: 'İki addımlı girişi idarə et',
		},
		sessions: {
			heading: 'Hesaba daxil olduğunuz cihazlar',
			lead: 'Tanımadığınız cihaz görsəniz, orada hesabdan çıxın və şifrəni dəyişin. Cihazın yalnız növünü saxlayırıq.',
			failed: 'Cihazların siyahısı yüklənmədi',
			current: 'Bu cihaz',
			since: 'Daxil olub',
			used: 'Son istifadə',
			end: 'Hesabdan çıxart',
			ended: 'Həmin cihazda hesabdan çıxıldı',
			endOthers: 'Bütün başqa cihazlarda çıx',
			endOthersTitle: 'Bütün başqa cihazlarda hesabdan çıxaq?',
			endOthersText: 'Bu cihazda daxil olaraq qalırsınız. Başqa cihazlarda yenidən daxil olmaq lazım gələcək.',
			endedOthers: 'Bütün başqa cihazlarda hesabdan çıxıldı',
			device: ({ kind, system, browser }: Device) => {
				const rest = [browser, system].filter((name) => name !== null).join(', ');
				return rest ? `${kinds[kind]}: ${rest}` : kinds[kind];
			},
		},
	},
	data: {
		export: {
			heading: 'Məlumatlarınızın surəti',
			lead: 'Haqqınızda yazdıqlarımız bir faylda: profil, müraciətlər, ödənişlər, girişlər və hadisələr. Faylı (JSON) başqa proqramlar da oxuya bilir. Pasport şəkilləri və viza faylları onda yoxdur: onlar hər müraciətin öz səhifəsindədir.',
			take: 'Faylı endir',
			done: 'Fayl endirildi',
			failed: 'Fayl hazırlanmadı',
		},
		remove: {
			heading: 'Hesabı silmək',
			lead: 'Nəyin silinəcəyini, nəyin və niyə qalacağını əvvəlcə oxuyacaqsınız.',
			open: 'Hesabın silinməsinə keç',
			staff: 'Əməkdaşın hesabını özü yox, admin silir: üzərindəki müraciətlər başqasına keçməlidir.',
		},
	},
	remove: {
		lead: 'Silinmiş hesabı geri qaytarmaq olmur.',
		goesHeading: 'Nə silinir',
		goes: [
			'Adınız, e-poçtunuz, telefonunuz, doğum tarixiniz və vətəndaşlığınız',
			'Pasport şəkilləri, müraciətlərdəki qeydlər, suallar və cavablar',
			'Yarımçıq müraciətiniz və bütün cihazlardakı girişlər',
			'Sizə verilmiş vizaların faylları: lazımdırsa, əvvəlcə müraciətin səhifəsindən endirin',
		],
		staysHeading: 'Nə qalır və niyə',
		stays: [
			'Müraciətlərin və ödənişlərin məbləği, tarixi və nömrəsi, adınız olmadan: mühasibat qanunu bunu tələb edir',
			'Hesabda nəyin nə vaxt dəyişdiyinin qeydi, məzmunu olmadan: sui-istifadəni araşdırmaq üçün',
		],
		inWorkTitle: 'Hesabı hələ silmək olmur',
		inWork: (count: number): string =>
			count === 1
				? 'Aşağıdakı müraciət ödənilib və üzərində iş gedir: kim üçün olduğunu bilməsək, onu başa çatdıra bilmərik. Qərar çıxandan sonra hesabı silə bilərsiniz.'
				: 'Aşağıdakı müraciətlər ödənilib və üzərində iş gedir: kim üçün olduğunu bilməsək, onları başa çatdıra bilmərik. Hamısının qərarı çıxandan sonra hesabı silə bilərsiniz.',
		/** Where one of them can still be cancelled. */
		orCancel:
			'Baxışı hələ başlamayan müraciəti öz səhifəsində ləğv də edə bilərsiniz: ödədiyiniz qaytarılır, sonra hesabı silmək olur.',
		unpaid: (count: number) => `Ödənilməmiş müraciətləriniz (${count}) ləğv olunacaq.`,
		failed: 'Müraciətləriniz yoxlanılmadı',
		confirm: (email: string) => `Təsdiq üçün e-poçtunuzu yazın: ${email}`,
		wrong: 'Yazdığınız hesabın e-poçtu ilə eyni deyil',
		submit: 'Hesabı həmişəlik sil',
		keep: 'Silmədən qayıt',
		done: 'Hesabınız və şəxsi məlumatlarınız silindi',
	},
	newEmail: {
		confirming: 'Yeni ünvan təsdiqlənir…',
		done: 'Ünvan təsdiqləndi',
		doneText: (email: string) => `Hesabın e-poçtu indi ${email} oldu. Bundan sonra bu ünvanla daxil olun.`,
		/** Where the account's user isn't signed in. */
		ask: 'Yeni ünvanı təsdiqləmək üçün hesabınızın şifrəsini yazın.',
		/** Where somebody else is signed in. */
		signedInAs: (email: string) =>
			`Bu brauzerdə ${email} hesabına daxil olmusunuz. Keçid isə başqa hesabındır: həmin hesabın şifrəsini yazın.`,
		notYou: 'Dəyişikliyi siz istəməmisinizsə, heç nə yazmayın və səhifəni bağlayın.',
		password: 'Şifrə',
		submit: 'Təsdiqlə',
		failed: 'Keçid işləmədi',
		noToken: 'Keçid natamamdır. Məktubdakı keçidi tam açın.',
		toSecurity: 'Hesabın təhlükəsizliyi',
		toLogin: 'Daxil ol',
	},
};

export type AccountWords = typeof accountWords;
