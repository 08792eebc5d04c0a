import { eventSubjectWords } from 'visa-sdk/rules';

/** The trail of what everybody did. */
export const auditWords = {
	audit: {
		title: 'Jurnal',
		lead: 'Kimin nəyi, nə vaxt etdiyi. Buradakı heç nə dəyişdirilmir və silinmir.',
		filters: 'Jurnalın filtrləri',
		at: 'Vaxt',
		actor: 'Kim',
		what: 'Hadisə',
		about: 'Nə haqqında',
		request: 'Müraciət',
		changes: 'Dəyişən',
		reason: 'Səbəb',
		from: 'Gündən',
		to: 'Günədək',
		empty: 'Belə hadisə yoxdur',
		csvFailed: 'CSV hazırlanmadı',
		open: 'Bu müraciətin jurnalı',
		subjects: eventSubjectWords,
	},
};
