/** What stands in the legal pages, in plain words; figures and names come from the installation's settings. */
export interface LegalFacts {
	/** Who runs the service. */
	company: string;
	/** How long pictures stay after a request's end, in days. */
	imageRetentionDays: number;
}

interface LegalSection {
	title: string;
	paragraphs: readonly string[];
}

export interface LegalText {
	lead: (facts: LegalFacts) => string;
	sections: (facts: LegalFacts) => readonly LegalSection[];
}

const terms: LegalText = {
	lead: ({ company }) => `Bu səhifə ${company} ilə sizin aranızdakı razılaşmanı sadə sözlərlə izah edir.`,
	sections: ({ company }) => [
		{
			title: 'Biz nə edirik',
			paragraphs: [
				`${company} viza müraciətinizi sizin verdiyiniz məlumatlarla hazırlayır və səfirliyə təqdim edir.`,
				'Vizanın verilib-verilməməsinə yalnız səfirlik qərar verir. Biz nəticəyə zəmanət vermirik, müraciətin tam və düzgün olmasına cavabdehik.',
			],
		},
		{
			title: 'Sizdən nə gözləyirik',
			paragraphs: [
				'Məlumatlarınız doğru, pasportunuzun şəkli aydın və sizə məxsus olmalıdır. Başqasının adından yalnız onun razılığı ilə müraciət edin.',
				'Səfər müraciətdən ən tezi 17 gün sonra başlaya bilər: hazırlıq bu vaxtı tələb edir.',
			],
		},
		{
			title: 'Qiymət və ödəniş',
			paragraphs: [
				'Ödəməzdən əvvəl hər sətri görürsünüz: nə indi, nə səfirlikdə ödənilir. Bütün qiymətlər AZN ilədir.',
				'Ödəniş bankın səhifəsində aparılır, kart məlumatlarınız bizə gəlmir. Ödənilməyən müraciət 72 saatdan sonra bağlanır.',
			],
		},
	],
};

const privacy: LegalText = {
	lead: ({ company }) => `${company} hansı məlumatlarınızı, nə üçün və nə qədər saxlayır.`,
	sections: ({ imageRetentionDays }) => [
		{
			title: 'Nəyi soruşuruq',
			paragraphs: [
				'Ad, soyad, doğum tarixi, cins, vətəndaşlıq, yaşadığınız ölkə, e-poçt, telefon və pasportun şəkli. Bunlar yalnız viza müraciəti üçün lazımdır.',
				'Reklam üçün izləmə yoxdur. Brauzerinizdə yalnız girişiniz, mövzu və dil seçiminiz, saytın şriftinin artıq yükləndiyi barədə qeyd, tamamlanmamış müraciətiniz və gözlənilən təsdiq məktubunun ünvanı, nömrəsi və vaxtları, həmçinin qeydiyyatın burada aparıldığını bildirən təsadüfi nişan saxlanılır. Nişan e-poçtu təsdiqləyəndə və ya bir gündən sonra silinir. Məktubun məlumatları e-poçtu burada təsdiqləyəndə, hesaba daxil olanda və ya çıxanda, yaxud 30 dəqiqədən sonra silinir; sayt o vaxt həmin vərəqdə açıq deyilsə, onu orada yenidən açanda və ya vərəqi bağlayanda silinir. Əməkdaşlarımızın brauzerində isə sessiya bitəndə kataloq formasına yazılanlar həmin vərəqdə ən çoxu 24 saat saxlanılır. Hesabınıza daxil olmusunuzsa, tamamlanmamış müraciət başqa cihazda davam etmək üçün bizdə də saxlanılır: göndərəndə, yenidən başlayanda və ya 30 gün toxunulmayanda silinir.',
			],
		},
		{
			title: 'Kim görür',
			paragraphs: [
				'Pasportun şəklini siz, müraciətinizi hazırlayan əməkdaş və rəhbəri aça bilər; hər baxış qeydə alınır. Məlumatlar müraciət etdiyiniz ölkənin səfirliyinə verilir.',
				'Ödəniş bankda aparılır: bank məbləği bilir, pasportunuzu görmür.',
			],
		},
		{
			title: 'Nə qədər saxlanılır',
			paragraphs: [
				`Pasportun şəkli müraciət bitəndən ${imageRetentionDays}\u00a0gün sonra silinir. Hesabsız yüklənən və istifadə olunmayan şəkil 72 saatdan sonra silinir.`,
				'Ödəniş qeydləri mühasibat qanunlarının tələb etdiyi müddətdə adınız olmadan qalır.',
			],
		},
		{
			title: 'Haqqınız',
			paragraphs: [
				'Hesabınızın səhifəsində məlumatlarınıza baxa, onları dəyişə, surətini endirə və hesabınızı silə bilərsiniz. Ödənilmiş müraciətə baxıldığı müddətdə silmək mümkün deyil.',
			],
		},
	],
};

const refunds: LegalText = {
	lead: () => 'Ödədiyiniz pul nə vaxt və nə qədər geri qayıdır.',
	sections: () => [
		{
			title: 'Baxış başlamayıbsa: tam məbləğ',
			paragraphs: [
				'Müraciət “Göndərilib” vəziyyətindədirsə, onu “Müraciətlərim” bölməsində özünüz ləğv edə bilərsiniz. Ödədiyiniz məbləğ karta tam qaytarılır.',
			],
		},
		{
			title: 'Baxış başlayıbsa',
			paragraphs: [
				'Görülmüş iş və səfirliyə ödənilmiş rüsumlar çıxılır. Qalan məbləği və səbəbi sizə yazırıq. Səfirliyin imtinası görülmüş işin haqqını qaytarmır.',
				'Müraciəti biz ləğv etsək, səbəbini və qaytarılan məbləği e-poçtla bildiririk.',
			],
		},
		{
			title: 'Pul nə vaxt gəlir',
			paragraphs: [
				'Qaytarma ödəniş etdiyiniz karta göndərilir. Kartda görünməsi bankınızdan asılı olaraq bir neçə iş günü çəkə bilər.',
				'İki dəfə ödənilmiş məbləğ özü qaytarılır: bunun üçün bizə yazmağa ehtiyac yoxdur.',
			],
		},
	],
};

export const legalWords = {
	terms,
	privacy,
	refunds,
	companyHeading: 'Biz kimik',
	taxId: 'VÖEN',
	address: 'Ünvan',
	email: 'E-poçt',
	contact: 'Sualınız var? Bizə yazın',
};

export type LegalWords = typeof legalWords;
