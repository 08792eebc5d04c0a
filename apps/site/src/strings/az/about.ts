/** The page about the service. */
export const aboutWords = {
	heading: 'Haqqımızda',
	lead: 'Viza, səyahətçinin kağız işini azaldan onlayn xidmətdir.',
	paragraphs: [
		'Viza qaydaları ölkədən ölkəyə dəyişir: sənədlər, rüsumlar, müddətlər. Biz onları bir yerdə saxlayır, müraciətinizi hazırlayır və səfirliyə təqdim edirik.',
		'Qiyməti ödəməzdən əvvəl görürsünüz. Nəyin indi, nəyin səfirlikdə ödəniləcəyi hər sətirdə yazılır, gizli əlavə yoxdur.',
		'Vizanın verilməsi barədə qərarı yalnız səfirlik qəbul edir. Biz müraciətin tam və düzgün olmasına cavabdehik.',
	],
	workHeading: 'Nə edirik',
	factsHeading: 'İş qaydamız',
	facts: [
		{ term: 'Müraciət', text: 'İstənilən vaxt, onlayn' },
		{ term: 'Ən erkən səyahət', text: 'Müraciətdən 17 gün sonra' },
		{ term: 'Səyahətçilər', text: 'Bir müraciətdə 1–10 nəfər' },
		{ term: 'Ödəniş', text: 'AZN ilə, bankın səhifəsində' },
	],
};
