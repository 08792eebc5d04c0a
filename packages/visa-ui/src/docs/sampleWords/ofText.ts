import type { SampleWords } from './types';

/** What the stories under Text say. */
export const sampleWordsOfText: SampleWords = {
	'Almaniya üçün': { en: 'for Germany', ru: 'для Германии' },
	'Qiymət: 20 AZN': { en: 'Price: AZN 20', ru: 'Цена: 20 AZN' },
	'hər səyahətçi üçün': { en: 'for each traveller', ru: 'за каждого путешественника' },
	'Səyahət edəcəyiniz ölkə': { en: 'The country you travel to', ru: 'Страна вашей поездки' },
	'Səyahət ediləcək ölkəni seçin': { en: 'Choose the country you travel to', ru: 'Выберите страну поездки' },
	'Sonuncu yoxlama': { en: 'The last check', ru: 'Последняя проверка' },
	'Tələb olunan sənədlər': { en: 'Required documents', ru: 'Необходимые документы' },
	'Müraciəti evdən çıxmadan göndərin: əvvəlcə qiyməti görürsünüz, sonra ödəyirsiniz.': {
		en: 'Submit your request from home: first you see the price, then you pay.',
		ru: 'Отправьте заявку из дома: сначала видите цену, потом платите.',
	},
	'Pasportunuzun şəklini yalnız müraciətinizi aparan əməkdaş görür. Hər baxış qeydə alınır.': {
		en: 'Only the person who handles your request sees the picture of your passport. Each view is recorded.',
		ru: 'Фото паспорта видит только сотрудник, который ведёт вашу заявку. Каждый просмотр записывается.',
	},
	'Suallarınız var?': { en: 'Do you have questions?', ru: 'Есть вопросы?' },
	'səhifəsinə baxın və ya': { en: 'says more, or', ru: 'расскажет больше, или' },
	'Müraciətiniz qəbul edildi:': { en: 'Your request was received:', ru: 'Ваша заявка принята:' },
	'Müraciətə başlayın (': { en: 'Start a request (', ru: 'Начните заявку (' },
	'bizə yazın': { en: 'write to us', ru: 'напишите нам' },
	'Şəxsi məlumatlar': { en: 'Personal details', ru: 'Личные данные' },
	'Yeni müraciət': { en: 'New request', ru: 'Новая заявка' },
	'Səyahət tarixləri': { en: 'Dates of the trip', ru: 'Даты поездки' },
	'Viza bir yerdən': { en: 'Visas from one place', ru: 'Визы в одном месте' },
	'Viza müraciəti': { en: 'Visa request', ru: 'Заявка на визу' },
	'Axtarış üçün': { en: 'To search, press', ru: 'Для поиска нажмите' },
	'düyməsini basın.': { en: 'on the keyboard.', ru: 'на клавиатуре.' },
	'4 sənəd': { en: '4 documents', ru: '4 документа' },
	Əlaqə: { en: 'Contact', ru: 'Контакты' },
	Ödəniş: { en: 'Payment', ru: 'Оплата' },
	'30 gün': { en: '30 days', ru: '30 дней' },
	'Viza mərkəzi xidmət haqqı': { en: 'Fee of the visa centre', ru: 'Сбор визового центра' },
	// Their do and don't
	'Hər iki günü seçin.': { en: 'Choose both days.', ru: 'Выберите оба дня.' },
	'Tarixlər.': { en: 'Dates.', ru: 'Даты.' },
	'Son yoxlamadan sonra ödəyirsiniz.': {
		en: 'You pay after the last check.',
		ru: 'Вы платите после последней проверки.',
	},
	'SON YOXLAMADAN SONRA ÖDƏYİRSİNİZ': { en: 'YOU PAY AFTER THE LAST CHECK', ru: 'ВЫ ПЛАТИТЕ ПОСЛЕ ПОСЛЕДНЕЙ ПРОВЕРКИ' },
};
