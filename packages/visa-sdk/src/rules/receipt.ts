import { knownName } from './erased';
import type { PriceLineKind } from './price';

/** The receipt's words, in Azerbaijani whatever the page's language: it is an accounting document. [ACC-05] */
export const receiptWords = {
	title: 'Ödəniş qəbzi',
	number: 'Qəbzin nömrəsi',
	date: 'Ödəniş tarixi',
	reference: 'Müraciət nömrəsi',
	payer: 'Ödəyən',
	/** After the account has been deleted its name is no longer known. [ACC-02] */
	payerOf: knownName,
	seller: 'Xidməti göstərən',
	company: 'Şirkət',
	taxId: 'VÖEN',
	address: 'Ünvan',
	email: 'E-poçt',
	subject: 'Xidmət',
	visa: 'Viza',
	trip: 'Səfər',
	people: 'Səyahətçilər',
	peopleOf: (count: number) => `${count}\u00a0nəfər`,
	what: 'Nə üçün',
	amount: 'Məbləğ',
	lines: {
		countryFee: 'Viza mərkəzi xidmət haqqısı',
		permission: 'Döv. rüsumu',
		service: 'Xidmət haqqı',
		promo: 'Promo kod endirimi',
		embassyExtra: 'Səfirlikdə əlavə xərclər',
	} satisfies Record<PriceLineKind, string>,
	/** If the lines of the paid price are no longer known. */
	whole: 'Viza xidməti',
	payments: 'Ödənişlər və qaytarmalar',
	payment: (when: string) => `Kartla ödəniş, ${when}`,
	refund: (when: string) => `Karta qaytarıldı, ${when}`,
	refundUnderWay: 'Karta qaytarılır',
	paid: 'Ödənilib',
	refunded: 'Qaytarılıb',
	total: 'Yekun',
	note: 'Məbləğlər AZN ilədir. Ödəniş bankın səhifəsində aparılıb.',
	/** The file's name without extension. @param number of the receipt */
	fileName: (number: string) => `qebz-${number}`,
} as const;
