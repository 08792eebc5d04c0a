import type { SampleWords } from './types';

/** What the stories under Layout say. */
export const sampleWordsOfLayout: SampleWords = {
	'Bu ölkənin təklif etdikləri': { en: 'What this country offers', ru: 'Что предлагает эта страна' },
	'Giriş icazələri': { en: 'Visa options', ru: 'Разрешения на въезд' },
	Satışda: { en: 'On sale', ru: 'В продаже' },
	'Viza mərkəzi xidmət haqqı 40 AZN-dir.': {
		en: 'The visa centre’s service fee is AZN 40.',
		ru: 'Сбор визового центра составляет 40 AZN.',
	},
	'Promo kod': { en: 'Promo code', ru: 'Промокод' },
	Düzəlt: { en: 'Edit', ru: 'Изменить' },
	'Kod 31 dekabr 2026-cı ilədək keçərlidir.': {
		en: 'The code is valid until 31 December 2026.',
		ru: 'Код действует до 31 декабря 2026 года.',
	},
	'Adsız vərəq.': { en: 'A card without a title.', ru: 'Карточка без названия.' },
	'Səyahət sığortası': { en: 'Travel insurance', ru: 'Страховка' },
	'Müraciətin məzmunu': { en: 'Contents of the request', ru: 'Содержание заявки' },
	'Sürüşən sıra': { en: 'A row that scrolls', ru: 'Прокручиваемый ряд' },
	'Xidmət haqqı': { en: 'Service fee', ru: 'Сбор за услугу' },
	'İdarə paneli': { en: 'Dashboard', ru: 'Панель управления' },
	Təklif: { en: 'Offer', ru: 'Предложение' },
	'Viza növləri': { en: 'Types of visa', ru: 'Типы виз' },
	Agentlər: { en: 'Agents', ru: 'Агенты' },
	Çıxış: { en: 'Sign out', ru: 'Выход' },
	İrəli: { en: 'Forward', ru: 'Вперёд' },
	Geri: { en: 'Back', ru: 'Назад' },
	'Ölkəni seçin': { en: 'Choose a country', ru: 'Выберите страну' },
	'Tarixləri yazın': { en: 'Write the dates', ru: 'Напишите даты' },
	'Ləğv et': { en: 'Cancel', ru: 'Отменить' },
	Ödəyin: { en: 'Pay', ru: 'Оплатите' },
	// Their do and don't, and their anatomy
	məzmun: { en: 'content', ru: 'содержимое' },
	siyahı: { en: 'list', ru: 'список' },
	'1. Ölkə': { en: '1. Country', ru: '1. Страна' },
	'2. Tarix': { en: '2. Date', ru: '2. Дата' },
	'Kod 31 dekabr 2026-dək etibarlıdır.': {
		en: 'The code is valid until 31 December 2026.',
		ru: 'Код действует до 31 декабря 2026.',
	},
	'Etibarlıdır: 8 dekabr 2031': { en: 'Valid until 8 December 2031', ru: 'Действует до 8 декабря 2031' },
	'Son tarix: 8 dekabr 2026': { en: 'Due on 8 December 2026', ru: 'Срок: 8 декабря 2026' },
	Ödənilib: { en: 'Paid', ru: 'Оплачено' },
};
