/** The demo catalogue. Amounts in AZN; omitted ones are 0. */
export const visaTypes = {
	tourist: {
		name: 'Turist vizası',
		description: 'İstirahət, ekskursiya və qısamüddətli səfər üçün',
		documents: [
			'Xarici pasport (ən azı 6 ay etibarlı)',
			'3,5×4,5 sm rəngli şəkil',
			'Otel rezervasiyası',
			'Gediş-dönüş aviabileti',
			'Son 3 ayın bank hesabından çıxarış',
			'Səyahət sığortası',
		],
	},
	business: {
		name: 'İş vizası',
		description: 'Görüş, sərgi və danışıqlar üçün',
		documents: [
			'Xarici pasport (ən azı 6 ay etibarlı)',
			'3,5×4,5 sm rəngli şəkil',
			'Qarşı tərəfin dəvət məktubu',
			'İş yerindən arayış',
			'Şirkətin qeydiyyat sənədi',
			'Son 6 ayın bank hesabından çıxarış',
		],
	},
	student: {
		name: 'Tələbə vizası',
		description: 'Universitet, kurs və mübadilə proqramları üçün',
		documents: [
			'Xarici pasport',
			'3,5×4,5 sm rəngli şəkil',
			'Təhsil müəssisəsinin qəbul məktubu',
			'Təhsil haqqının ödəniş qəbzi',
			'Attestat və ya diplomun tərcüməsi',
			'Yaşayış yeri barədə sənəd',
		],
	},
	transit: {
		name: 'Tranzit viza',
		description: null,
		documents: [
			'Xarici pasport',
			'3,5×4,5 sm rəngli şəkil',
			'Son məntəqəyə aviabilet',
			'Son məntəqənin vizası (tələb olunursa)',
		],
	},
	family: {
		name: 'Ailə ziyarəti vizası',
		description: 'Xaricdə yaşayan yaxınlarınızı görmək üçün',
		documents: [
			'Xarici pasport (ən azı 6 ay etibarlı)',
			'3,5×4,5 sm rəngli şəkil',
			'Yaxınınızın dəvət məktubu',
			'Yaxınınızın yaşayış icazəsinin surəti',
			'Qohumluğu təsdiq edən sənəd',
		],
	},
	medical: {
		name: 'Müalicə vizası',
		description: 'Müayinə və müalicə üçün',
		documents: [
			'Xarici pasport',
			'3,5×4,5 sm rəngli şəkil',
			'Xəstəxananın dəvət məktubu',
			'Həkim rəyi',
			'Müalicə xərclərinin ödənişi barədə sənəd',
		],
	},
} as const;

/** The entry permissions; fees are per person. */
export const visaOptions = {
	single15: { type: 'Birdəfəlik', duration: 15, fee: 70 },
	single30: { type: 'Birdəfəlik', duration: 30, fee: 90 },
	single90: { type: 'Birdəfəlik', duration: 90, fee: 120 },
	multiple30: { type: 'Çoxdəfəlik', duration: 30, fee: 135.5 },
	multiple90: { type: 'Çoxdəfəlik', duration: 90, fee: 160 },
	multiple180: { type: 'Çoxdəfəlik', duration: 180, fee: 210 },
	electronic30: { type: 'Elektron, birdəfəlik', duration: 30, fee: 45 },
	electronic90: { type: 'Elektron, çoxdəfəlik', duration: 90, fee: 85 },
} as const;

/** The services, before and after discount; `days` are working days. */
export const services = {
	standard: {
		name: 'Standart',
		description: 'Sənədlərinizi yoxlayır, ərizəni doldurur və səfirliyə təqdim edirik.',
		days: { from: 10, to: 15 },
		...{ original: 80, discounted: 80, atEmbassy: 0 },
	},
	fast: {
		name: 'Sürətli',
		description: 'Standart xidmətin hamısı, növbəsiz: sənədlərinizə həmin gün baxılır.',
		days: { from: 5, to: 7 },
		...{ original: 150, discounted: 120, atEmbassy: 0 },
	},
	vip: {
		name: 'VIP',
		description: 'Şəxsi məsləhətçi, sənədlərin evdən götürülməsi və səfirlikdə növbəsiz qəbul.',
		days: { from: 3, to: 5 },
		...{ original: 300, discounted: 260, atEmbassy: 40 },
	},
	documents: {
		name: 'Sənədlərin hazırlanması',
		description: 'Ərizəni və sənəd toplusunu hazırlayırıq, səfirliyə özünüz təqdim edirsiniz.',
		days: { from: 4, to: 6 },
		...{ original: 60, discounted: 60, atEmbassy: 25.5 },
	},
	translation: {
		name: 'Sürətli və tərcümə ilə',
		description: 'Sürətli xidmət, üstəgəl bütün sənədlərin notarial tərcüməsi.',
		days: { from: 7, to: 10 },
		...{ original: 190, discounted: 190, atEmbassy: 15 },
	},
} as const;

interface Offer {
	/** The visa centre's service fee per person. */
	fee: number;
	/** Whether the entry permission is paid now. */
	isDirect: boolean;
	types: (keyof typeof visaTypes)[];
	options: (keyof typeof visaOptions)[];
	services: (keyof typeof services)[];
}

const schengen = (fee: number): Offer => ({
	fee,
	isDirect: false,
	types: ['tourist', 'business', 'student', 'family'],
	options: ['single15', 'single30', 'multiple90', 'multiple180'],
	services: ['standard', 'fast', 'vip', 'documents'],
});
const electronic = (fee: number): Offer => ({
	fee,
	isDirect: true,
	types: ['tourist', 'business', 'transit'],
	options: ['electronic30', 'electronic90'],
	services: ['standard', 'fast'],
});
const direct = (fee: number): Offer => ({
	fee,
	isDirect: true,
	types: ['tourist', 'business', 'student', 'family', 'medical'],
	options: ['single90', 'multiple90', 'multiple180'],
	services: ['standard', 'vip', 'translation'],
});

/** What is on offer, by ISO code. */
export const offers: Record<string, Offer> = {
	IT: schengen(35),
	FR: schengen(35),
	DE: schengen(0),
	ES: schengen(30),
	GR: schengen(25.5),
	PL: schengen(0),
	GB: direct(60),
	US: direct(0),
	CA: direct(45),
	AE: electronic(20),
	IN: electronic(0),
	VN: electronic(15),
	JP: { ...schengen(0), types: ['tourist', 'business', 'transit'], options: ['single15', 'single90', 'multiple90'] },
	CN: {
		...direct(50),
		options: ['single30', 'multiple30', 'multiple180'],
		services: ['standard', 'fast', 'translation'],
	},
};
