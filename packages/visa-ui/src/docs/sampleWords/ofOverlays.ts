import type { SampleWords } from './types';

/** What the stories under Overlays say. */
export const sampleWordsOfOverlays: SampleWords = {
	'Siyahını təzələ': { en: 'Refresh the list', ru: 'Обновить список' },
	Təzələ: { en: 'Refresh', ru: 'Обновить' },
	'Yenidən yüklə': { en: 'Load again', ru: 'Загрузить заново' },
	'Pasportun şəklinə bax': { en: 'View the picture of the passport', ru: 'Посмотреть фото паспорта' },
	'Bu qiymət nədir?': { en: 'What is this price?', ru: 'Что это за цена?' },
	'Qiymət haqqında': { en: 'About the price', ru: 'О цене' },
	'Viza mərkəzinin xidmət haqqı hər səyahətçi üçün alınır.': {
		en: 'The visa centre’s fee is charged for each traveller.',
		ru: 'Сбор визового центра берётся за каждого путешественника.',
	},
	'Ləğv et…': { en: 'Cancel it…', ru: 'Отменить…' },
	'Müraciət ləğv edilsin?': { en: 'Cancel the request?', ru: 'Отменить заявку?' },
	'Ödənişiniz qaydalara uyğun geri qaytarılacaq. Bu addımı geri almaq olmur.': {
		en: 'Your payment will be refunded by the rules. This step can’t be undone.',
		ru: 'Оплата вернётся по правилам. Этот шаг нельзя отменить.',
	},
	Saxla: { en: 'Keep', ru: 'Оставить' },
	Dokumentlər: { en: 'Documents', ru: 'Документы' },
	Aydındır: { en: 'Understood', ru: 'Понятно' },
	'Tarixi dəyişin': { en: 'Change the date', ru: 'Измените дату' },
	'Xarici pasport (ən azı 6 ay etibarlı)\n3,5 × 4,5 sm ölçüdə rəngli şəkil\nBank hesabından çıxarış\nOteldə yer sifarişi':
		{
			en: 'Passport (valid for at least 6 months)\nColour photo of 3.5 × 4.5 cm\nBank statement\nHotel booking',
			ru: 'Загранпаспорт (действует не менее 6 месяцев)\nЦветное фото 3,5 × 4,5 см\nВыписка из банка\nБронь гостиницы',
		},
	'Çıxış et': { en: 'Sign out', ru: 'Выйти' },
	'Çıxırsınız?': { en: 'Are you leaving?', ru: 'Уходите?' },
	'Yazdıqlarınız itəcək.': { en: 'What you have written will be lost.', ru: 'Написанное пропадёт.' },
	Qal: { en: 'Stay', ru: 'Остаться' },
	// Their anatomy
	'Ödənişiniz qaydalara uyğun geri qaytarılacaq.': {
		en: 'Your payment will be refunded according to the rules.',
		ru: 'Оплата будет возвращена по правилам.',
	},
	'Xarici pasport və bank hesabından çıxarış.': {
		en: 'A passport and a bank statement.',
		ru: 'Загранпаспорт и выписка из банка.',
	},
};
