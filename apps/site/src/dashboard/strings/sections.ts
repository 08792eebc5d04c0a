/** The sections by their names, and what one of them alone says. */
export const sectionWords = {
	/** What travellers will see. */
	preview: {
		title: 'Səyahətçi nə görəcək',
		language: 'Səyahətçinin dili',
		languages: { az: 'Azərbaycanca', en: 'İngiliscə', ru: 'Rusca' },
		hidden: 'Səyahətçilər bu ölkəni görmür: ya təklif olunmur, ya da arxivdədir.',
		incomplete:
			'Səyahətçi müraciəti tamamlaya bilməz: viza növü, giriş icazəsi və xidmətin hər birindən ən azı biri lazımdır.',
		unnamed: 'Adsız',
		fee: (amount: string) => `+${amount} (Viza mərkəzi xidmət haqqısı)`,
		nothing: 'Heç biri',
		documentsTitle: 'Tələb olunan sənədlər',
		noDocuments: 'Sənədlər hələ yazılmayıb',
		price: 'Qiymət',
		ready: 'Hazır olur',
		embassy: 'Səfirlikdə əlavə xərclər',
	},
	agents: {
		inviteAgain: 'Dəvəti yenidən göndər',
		invitedAgain: (name: string) => `Dəvət yenidən göndərildi: ${name}`,
		resetFactor: 'İki addımlı girişi sıfırla',
		resetFactorTitle: (name: string) => `${name}: iki addımlı girişi sıfırlayaq?`,
		resetFactorText:
			'Telefonunu və ehtiyat kodlarını itirənlər üçündür. Agent dərhal çıxarılır; onu yenidən qurana qədər hesabını yalnız şifrə qoruyur. Kim olduğunu əvvəlcə yoxlayın.',
		factorReset: (name: string) => `İki addımlı giriş sıfırlandı: ${name}`,
		secondFactor: 'İki addım',
		invited: 'Dəvət olunub',
		active: 'İşləyir',
		closed: 'Girişi bağlıdır',
		/** Of those that are switched off or deleted together. */
		released: 'Onların açıq müraciətləri heç kimdə qalır və sonra onlara qayıtmır.',
		/** Said with it when switching agents off was undone. */
		requestsStay: 'Söndürüləndə açıq olan müraciətlər geri qayıtmadı: heç kimdə qalanları yenidən təyin edin.',
		removing: (name: string, open: number) =>
			open === 0
				? `${name} dərhal sistemdən çıxarılacaq və hesabı silinəcək. Açıq müraciəti yoxdur.`
				: `${name} dərhal sistemdən çıxarılacaq və hesabı silinəcək. Açıq müraciətləri (${open}) heç kimə təyin olunmamış sayılacaq və başqası onları götürə biləcək.`,
	},
	sections: {
		countries: {
			one: 'Ölkə',
			many: 'Ölkələr',
			create: 'Yeni ölkə',
			empty: 'Hələ ölkə yoxdur',
		},
		'visa-types': {
			one: 'Viza növü',
			many: 'Viza növləri',
			create: 'Yeni viza növü',
			empty: 'Hələ viza növü yoxdur',
		},
		'visa-options': {
			one: 'Giriş icazəsi',
			many: 'Giriş icazələri',
			create: 'Yeni giriş icazəsi',
			empty: 'Hələ giriş icazəsi yoxdur',
		},
		services: {
			one: 'Xidmət',
			many: 'Xidmətlər',
			create: 'Yeni xidmət',
			empty: 'Hələ xidmət yoxdur',
		},
		promocodes: {
			one: 'Promo kod',
			many: 'Promo kodlar',
			create: 'Yeni promo kod',
			empty: 'Hələ promo kod yoxdur',
		},
		citizenships: {
			one: 'Vətəndaşlıq',
			many: 'Vətəndaşlıqlar',
			create: 'Yeni vətəndaşlıq',
			empty: 'Hələ vətəndaşlıq yoxdur',
		},
		'resident-countries': {
			one: 'Yaşayış ölkəsi',
			many: 'Yaşayış ölkələri',
			create: 'Yeni yaşayış ölkəsi',
			empty: 'Hələ yaşayış ölkəsi yoxdur',
		},
		agents: {
			one: 'Agent',
			many: 'Agentlər',
			create: 'Agent dəvət et',
			empty: 'Hələ agent yoxdur',
			send: 'Dəvət göndər',
			sent: (name: string) => `Dəvət göndərildi: ${name}`,
		},
	},
};
