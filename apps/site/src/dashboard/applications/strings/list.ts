import { requestStatusWords } from 'visa-sdk/rules';

/** The list of cases: queues, filters, columns, and what is done to many at once. */
export const listWords = {
	queues: {
		label: 'Növbələr',
		unassigned: 'Sahibsiz',
		mine: 'Mənim',
		toCheck: 'Yoxlanmalı',
		waitingForTraveller: 'Cavab gözlənilir',
		dueSoon: 'Vaxtı yaxın',
		overdue: 'Gecikmiş',
		departingSoon: 'Gedişi yaxın',
		refundDue: 'Qaytarılmalı',
		stuckPayments: 'İlişən ödəniş',
		all: 'Hamısı',
	},
	statuses: requestStatusWords,
	list: {
		heading: 'Siyahı',
		filters: 'Müraciətlərin filtrləri',
		search: 'Axtarış',
		searchHint: 'Nömrə, ad, e-poçt',
		status: 'Status',
		country: 'Ölkə',
		assignee: 'Kimdədir',
		payment: 'Ödəniş',
		from: (what: string) => `${what}: gündən`,
		to: (what: string) => `${what}: günədək`,
		ranges: {
			created: 'Yaradılıb',
			start: 'Gediş',
			paid: 'Ödənilib',
			refunded: 'Qaytarılıb',
			decided: 'Qərar verilib',
		},
		minTotal: 'Məbləğ, ən azı',
		maxTotal: 'Məbləğ, ən çoxu',
		moreFilters: 'Daha çox filtr',
		fewerFilters: 'Az filtr',
		empty: 'Bu növbədə müraciət yoxdur',
		reference: 'Nömrə',
		traveller: 'Səyahətçi',
		trip: 'Gediş',
		amount: 'Məbləğ',
		age: 'Yaşı',
		due: 'Son vaxt',
		overdueBy: (age: string) => `${age} gecikib`,
		dueIn: (age: string) => `${age} qalıb`,
		checked: 'yoxlama gözləyir',
		nobody: 'Heç kimdə',
		/** In the place of a name. */
		deleted: 'Silinmiş hesab',
		near: 'Gedişə az qalıb',
		nearIn: (days: number) => (days <= 0 ? 'gediş günü çatıb' : `gedişə ${days}\u00a0gün`),
		overdue: 'gecikib',
		days: (days: number) => (days === 0 ? 'bu gün' : `${days}\u00a0gün`),
		hours: (hours: number) => `${hours}\u00a0saat`,
		minutes: (minutes: number) => `${minutes}\u00a0dəq`,
	},
	live: {
		fresh: (count: number) => `${count} yeni müraciət`,
		/** Where there is no room for more; begins as that does. */
		freshBriefly: (count: number) => `${count} yeni`,
	},
	bulk: {
		label: 'Seçilənləri təyin et',
		/** @param name null to take them from everyone */
		question: (count: number, name: string | null) =>
			name === null
				? `${count} müraciət əməkdaşlardan geri alınsın?`
				: `${count} müraciət ${name} adlı əməkdaşa təyin edilsin?`,
		takeBack: 'Geri al',
		text: 'Hər müraciət ayrıca yoxlanılır: birinə icazə verilməsə, qalanlarına mane olmur.',
		/** What becomes of pending second checks. @param count null if it isn't known */
		endsChecks: (count: number | null) =>
			count === null
				? 'İkinci yoxlama gözləyən müraciətlərdə yoxlama istəyi bitir, onu yenidən vermək lazım olacaq.'
				: `İkinci yoxlama gözləyən ${count} müraciətdə yoxlama istəyi bitir, onu yenidən vermək lazım olacaq.`,
		done: (count: number, name: string | null) =>
			name === null ? `${count} müraciət indi heç kimdə deyil` : `Təyin edildi: ${count} müraciət, ${name}`,
		unchanged: 'Heç bir müraciət dəyişmədi: onsuz da belədir',
		refusedTitle: 'Dəyişdirilməyən müraciətlər',
		refused: (changed: number, refused: number) =>
			changed === 0
				? `${refused} müraciət dəyişdirilmədi:`
				: `${changed} müraciət təyin edildi, ${refused} müraciət isə dəyişdirilmədi:`,
		missing: 'Tapılmayan müraciət',
	},
};
