/** Keys and the window of commands. */
export const keyWords = {
	keys: {
		title: 'Qısayollar',
		text: 'Yazarkən heç biri işləmir. Mane olanı söndürün: seçim bu brauzerdə saxlanılır.',
		open: 'Seçilmiş sətri aç',
		labels: {
			palette: 'Axtarış və əmrlər pəncərəsi',
			search: 'Siyahıda axtar',
			next: 'Növbəti müraciət',
			previous: 'Əvvəlki müraciət',
			select: 'Sətri seç',
			claim: 'Müraciəti götür',
			takeNext: 'Növbətini götür',
			undo: 'Elədiyinizi geri qaytar (bildiriş görünəndə)',
			step: 'Addımı at: 1–9, addımın nömrəsi',
			send: 'Yazılanı göndər',
			close: 'Müraciəti bağla',
			help: 'Qısayolları göstər',
		},
	},
	palette: {
		title: 'Tap',
		placeholder: 'Nömrə, ad, e-poçt, bölmə və ya əmr',
		cases: 'Müraciətlər',
		actions: 'Əmrlər',
		pages: 'Səhifələr',
		travellers: 'Səyahətçilər',
		people: 'Əməkdaşlar',
		casesOf: 'müraciətləri',
		openCase: 'Açıq müraciət',
	},
};
