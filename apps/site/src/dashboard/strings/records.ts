import type { BulkAction } from 'visa-sdk/contract';

/** Ends a question about many records. */
const bulkQuestions: Record<BulkAction, string> = {
	archive: 'arxivə keçirilsin',
	restore: 'arxivdən qaytarılsın',
	delete: 'silinsin',
	activate: 'aktiv edilsin',
	deactivate: 'söndürülsün',
};

/** Lists and forms of every section: what the framework says. */
export const recordWords = {
	list: {
		heading: 'Siyahı',
		/** What is shown was read before. */
		stale: 'Siyahı yenilənmədi: aşağıdakılar köhnəlmiş ola bilər',
		filters: 'Filtrlər',
		search: 'Axtarış',
		country: 'Ölkə',
		/** Chosen in a filter, and none of its options. */
		notListed: 'Siyahıda olmayan',
		state: 'Vəziyyət',
		archived: 'Arxivdə',
		active: 'İstifadədə',
	},
	form: {
		save: 'Yadda saxla',
		saveHint: 'Ctrl+Enter',
		cancel: 'Siyahıya qayıt',
		created: (name: string) => `Yaradıldı: ${name}`,
		saved: (name: string) => `Yadda saxlanıldı: ${name}`,
		failed: 'Qeyd yüklənmədi',
		edit: (name: string) => `${name}: dəyiş`,
		returned: 'Sessiyanız bitəndə burada yazdıqlarınız itmədi. Yoxlayın və yadda saxlayın.',
		remove: 'Sil',
		understood: 'Aydındır',
		removeTitle: (name: string) => `${name}: silək?`,
		archiveTitle: (name: string) => `${name}: arxivə keçirək?`,
		refusedTitle: (name: string) => `${name}: silmək olmaz`,
		removed: (name: string) => `Silindi: ${name}`,
		archived: (name: string) => `İstifadədə olduğu üçün arxivə keçirildi: ${name}`,
	},
	undo: {
		action: 'Geri qaytar',
		done: 'Geri qaytarıldı',
		failed: 'Geri qaytarmaq alınmadı',
		partly: (done: number, refused: number) => `Geri qaytarıldı: ${done} qeyd. Alınmadı: ${refused} qeyd`,
	},
	/** What is done to many at once. [DSH-08] */
	bulk: {
		question: (action: BulkAction, count: number) => `${count} qeyd ${bulkQuestions[action]}?`,
		text: 'Hər qeyd ayrıca yoxlanılır: birinə icazə verilməsə, qalanlarına mane olmur.',
		/** Where what is in use is archived when it is deleted. */
		textArchived: 'İşlənənlər silinmir, arxivə keçirilir.',
		/** @param archived how many of them were archived instead of being deleted */
		done: (count: number, action: BulkAction, archived = 0) =>
			[
				count > archived && `${action === 'delete' ? 'Silindi' : 'Dəyişdirildi'}: ${count - archived} qeyd`,
				archived > 0 && `İstifadədə olduğu üçün arxivə keçirildi: ${archived} qeyd`,
			]
				.filter(Boolean)
				.join('. '),
		unchanged: 'Heç bir qeyd dəyişmədi: onsuz da belədir',
		/** The call failed, perhaps in the middle. */
		unknown: 'Bir hissəsi artıq dəyişmiş ola bilər: siyahıya baxın.',
		refused: (count: number) => `${count} qeyd dəyişdirilmədi`,
		refusedTitle: 'Dəyişdirilməyən qeydlər',
		missing: 'Tapılmayan qeyd',
		actions: {
			archive: 'Arxivə keçir',
			restore: 'Arxivdən qaytar',
			delete: 'Sil',
			activate: 'Aktiv et',
			deactivate: 'Söndür',
		},
	},
	csv: {
		download: 'CSV endir',
		failed: 'CSV hazırlanmadı',
		/** On the button while one is under way. */
		stop: 'CSV-ni dayandır',
		preparing: 'CSV hazırlanır. Böyük siyahı bir neçə dəqiqə çəkə bilər.',
		done: 'CSV endirildi',
		stopped: 'CSV dayandırıldı',
		separators: { semicolon: 'Excel üçün (nöqtəli vergüllə)', comma: 'Başqa proqramlar üçün (vergüllə)' },
	},
	/** Saved views of a list. [DSH-07] */
	views: {
		label: 'Görünüşlər',
		save: 'Görünüşü saxla',
		saveText: 'Filtrlər, sıralama, sütunlar və səhifənin ölçüsü bu adla saxlanılır. Görünüşləri yalnız siz görürsünüz.',
		name: 'Görünüşün adı',
		saved: (name: string) => `Görünüş saxlanıldı: ${name}`,
		change: (name: string) => `${name}: görünüşü dəyiş`,
		rename: 'Adını dəyiş',
		overwrite: 'İndiki halı ilə əvəz et',
		remove: 'Sil',
		removed: (name: string) => `Görünüş silindi: ${name}`,
	},
	usage: {
		loading: 'Harada işləndiyi yoxlanılır…',
		unused: 'Heç yerdə işlənmir, birdəfəlik silinəcək.',
		kept: (uses: string) => `İşlənir: ${uses}.`,
		archived: 'Buna görə silinmir, arxivə keçirilir: müraciətlər olduğu kimi qalır, səyahətçilər isə onu daha görmür.',
		refused: 'Buna görə silmək olmaz.',
		unread: 'Harada işləndiyini yoxlamaq olmadı.',
		unreadArchived: 'İşlənirsə, silinmək əvəzinə arxivə keçiriləcək; işlənmirsə, birdəfəlik silinəcək.',
		unreadRefused: 'İşlənirsə, silinməyəcək; işlənmirsə, silinəcək.',
		unreadLost: 'Birdəfəlik silinəcək, onu işlədənlər onsuz qalacaq.',
		lost: 'Silinəndən sonra bunlar onsuz qalacaq.',
		kinds: {
			visaRequests: 'müraciət',
			promocodes: 'promo kod',
			users: 'istifadəçi',
			countries: 'ölkə',
			visaTypes: 'viza növü',
			visaOptions: 'giriş icazəsi',
			services: 'xidmət',
		},
	},
	/** Somebody else was faster. [DSH-09] */
	clash: {
		changed: (name: string) => `Siz yazarkən başqası “${name}” qeydini dəyişib`,
		archived: (name: string) => `Siz yazarkən başqası “${name}” qeydini arxivə keçirib`,
		/** The same person was, in another window. */
		own: {
			changed: (name: string) => `“${name}” qeydini başqa pəncərədə özünüz dəyişmisiniz`,
			archived: (name: string) => `“${name}” qeydini başqa pəncərədə özünüz arxivə keçirmisiniz`,
			gone: (name: string) => `“${name}” qeydini başqa pəncərədə özünüz silmisiniz`,
		},
		text: 'Heç nə saxlanılmayıb və yazdıqlarınız itməyib. İki cür dəyişdirilmiş xanaların hər birində hansı dəyərin qalacağını seçin, sonra yenidən yadda saxlayın.',
		/** Nobody has changed what somebody else has, or both to the same. */
		merged:
			'Heç nə saxlanılmayıb, yazdıqlarınız itməyib və heç bir xana iki cür dəyişdirilməyib: yenidən yadda saxlayın.',
		taken: (labels: readonly string[]) => `Dəyişmədiyiniz bu xanalarda indiki dəyər götürülüb: ${labels.join(', ')}.`,
		heading: 'İki cür dəyişdirilmiş xanalar',
		mine: 'Sizin dəyər',
		theirs: 'İndiki dəyər',
		allMine: 'Hamısında mənim dəyərim qalsın',
		allTheirs: 'Hamısında indiki dəyəri götür',
		nothing: 'boş',
		gone: (name: string) => `Siz yazarkən başqası “${name}” qeydini silib`,
		goneText: 'Yazdıqlarınız itməyib: onları yeni qeyd kimi saxlaya bilərsiniz.',
		goneForGood: 'Artıq dəyişiləcək bir şey yoxdur. Yazdıqlarınız hələ bu səhifədədir.',
		saveAsNew: 'Yeni qeyd kimi saxla',
	},
	removing: {
		/** What happens besides: whether it is deleted, its uses say. */
		promocode: 'Artıq heç kim bu kodu işlədə bilməyəcək.',
	},
};
