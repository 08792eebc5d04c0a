/** The pages that say who runs the service; names and figures come from the installation's settings. */
export interface CompanyPageText {
	lead: (company: string) => string;
	paragraphs: readonly string[];
}

const company: CompanyPageText = {
	lead: (name) => `${name} özəl xidmətdir: viza müraciətinizi hazırlayıb səfirliyə təqdim edir.`,
	paragraphs: [
		'Biz səfirlik, konsulluq və ya dövlət orqanı deyilik. Viza barədə qərarı yalnız müraciət etdiyiniz ölkə verir.',
		'Xidmət haqqı ilə dövlət rüsumu qiymətdə ayrı-ayrı sətirlərdə yazılır: nəyə görə ödədiyinizi əvvəlcədən görürsünüz.',
	],
};

const licence: CompanyPageText = {
	lead: () => 'Hansı qeydiyyatla işlədiyimiz və bunu necə yoxlaya biləcəyiniz.',
	paragraphs: [
		'Şirkətin adını və VÖEN-ini Dövlət Vergi Xidmətinin saytında yoxlaya bilərsiniz. Qəbzinizdə də həmin ad və VÖEN yazılır.',
		'Səfirliklərin adından danışmaq və vizaya zəmanət vermək səlahiyyətimiz yoxdur. Kim belə zəmanət verirsə, ona inanmayın.',
	],
};

const hours: CompanyPageText = {
	lead: () => 'Saytda istənilən vaxt müraciət edə bilərsiniz. Əməkdaşlarımız isə bu saatlarda cavab verir.',
	paragraphs: [
		'Saatlar Bakı vaxtı ilədir. Başqa vaxt yazdığınız mesaja növbəti iş günü cavab veririk.',
		'Bayram günlərində cavab və səfirliklərin qərarı gecikə bilər.',
	],
};

const contacts: CompanyPageText = {
	lead: () => 'Sualınız varsa, bizə yazın. Müraciətiniz haqqında yazırsınızsa, nömrəsini də qeyd edin.',
	paragraphs: [
		'Kart məlumatlarınızı, şifrənizi və təsdiq kodlarınızı heç vaxt soruşmuruq. Onları heç kimə göndərməyin.',
	],
};

export const companyWords = {
	/** Names all pages of this kind, those of the rules as well. */
	information: 'Məlumat səhifələri',
	pages: { company, licence, hours, contacts },
	terms: {
		name: 'Ad',
		taxId: 'VÖEN',
		address: 'Ünvan',
		licence: 'Qeydiyyat',
		email: 'E-poçt',
		chat: 'WhatsApp mesajı',
	},
	closed: 'Bağlıdır',
	/** Marks what stands in for the operator's own. */
	sample: 'Nümunə',
	sampleTitle: 'Bu səhifədə nümunə məlumatlar var',
	sampleText: '“Nümunə” işarəli məlumatlar həqiqi deyil: xidməti idarə edən şirkət onları özününkü ilə əvəz edəcək.',
	sampleRulesTitle: 'Bu mətn nümunədir',
	sampleRulesText: 'Xidməti idarə edən şirkət onu öz qaydaları ilə əvəz edəcək.',
	failed: 'Səhifənin məlumatları yüklənmədi',
	/** What stands where the operator has told nothing; always shown with its mark. */
	samples: {
		taxId: '0000000000',
		address: 'Bakı şəhəri, Nümunə küçəsi 1',
		licence: 'Dövlət qeydiyyatı № 0000000000',
	},
};

export type CompanyWords = typeof companyWords;
