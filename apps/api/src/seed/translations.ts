import type { services, visaOptions, visaTypes } from './catalogue';

/** A visa type's texts, with its documents one by one. */
export interface VisaTypeWords {
	name: string;
	description: string | null;
	documents: readonly string[];
}
interface ServiceWords {
	name: string;
	description: string;
}
type InBoth<Words> = { en: Words; ru: Words };

const en = {
	passport: 'Passport',
	validPassport: 'Passport (valid for at least 6 months)',
	photograph: 'Colour photograph, 3.5×4.5 cm',
};
const ru = {
	passport: 'Загранпаспорт',
	validPassport: 'Загранпаспорт (действует не менее 6 месяцев)',
	photograph: 'Цветная фотография 3,5×4,5 см',
};

/** What the demo catalogue's visa types are called in other languages. [ACC-11] */
export const visaTypeTexts: Record<keyof typeof visaTypes, InBoth<VisaTypeWords>> = {
	tourist: {
		en: {
			name: 'Tourist visa',
			description: 'For holidays, excursions and short trips',
			documents: [
				...[en.validPassport, en.photograph],
				'Hotel booking',
				'Return flight ticket',
				'Bank statement of the last 3 months',
				'Travel insurance',
			],
		},
		ru: {
			name: 'Туристическая виза',
			description: 'Для отдыха, экскурсий и коротких поездок',
			documents: [
				...[ru.validPassport, ru.photograph],
				'Бронь отеля',
				'Авиабилет туда и обратно',
				'Выписка с банковского счёта за последние 3 месяца',
				'Страховка для поездки',
			],
		},
	},
	business: {
		en: {
			name: 'Business visa',
			description: 'For meetings, exhibitions and negotiations',
			documents: [
				...[en.validPassport, en.photograph],
				'Invitation letter of the other party',
				'Confirmation from your employer',
				'Registration document of the company',
				'Bank statement of the last 6 months',
			],
		},
		ru: {
			name: 'Деловая виза',
			description: 'Для встреч, выставок и переговоров',
			documents: [
				...[ru.validPassport, ru.photograph],
				'Приглашение принимающей стороны',
				'Справка с места работы',
				'Регистрационный документ компании',
				'Выписка с банковского счёта за последние 6 месяцев',
			],
		},
	},
	student: {
		en: {
			name: 'Student visa',
			description: 'For university, courses and exchange programmes',
			documents: [
				...[en.passport, en.photograph],
				'Letter of admission from the institution',
				'Receipt for the tuition fee',
				'Translation of your school certificate or diploma',
				'Proof of accommodation',
			],
		},
		ru: {
			name: 'Студенческая виза',
			description: 'Для университета, курсов и программ обмена',
			documents: [
				...[ru.passport, ru.photograph],
				'Письмо о зачислении из учебного заведения',
				'Квитанция об оплате обучения',
				'Перевод аттестата или диплома',
				'Документ о месте проживания',
			],
		},
	},
	transit: {
		en: {
			name: 'Transit visa',
			description: null,
			documents: [
				...[en.passport, en.photograph],
				'Flight ticket to the final destination',
				'Visa of the final destination (if required)',
			],
		},
		ru: {
			name: 'Транзитная виза',
			description: null,
			documents: [
				...[ru.passport, ru.photograph],
				'Авиабилет до конечного пункта',
				'Виза страны назначения (если требуется)',
			],
		},
	},
	family: {
		en: {
			name: 'Family visit visa',
			description: 'To see relatives who live abroad',
			documents: [
				...[en.validPassport, en.photograph],
				'Invitation letter of your relative',
				'Copy of your relative’s residence permit',
				'Proof of your relationship',
			],
		},
		ru: {
			name: 'Виза для посещения родственников',
			description: 'Чтобы увидеть близких, живущих за границей',
			documents: [
				...[ru.validPassport, ru.photograph],
				'Приглашение от родственника',
				'Копия вида на жительство родственника',
				'Документ, подтверждающий родство',
			],
		},
	},
	medical: {
		en: {
			name: 'Medical visa',
			description: 'For examination and treatment',
			documents: [
				...[en.passport, en.photograph],
				'Invitation letter of the hospital',
				'Doctor’s opinion',
				'Proof that the treatment is paid for',
			],
		},
		ru: {
			name: 'Виза на лечение',
			description: 'Для обследования и лечения',
			documents: [
				...[ru.passport, ru.photograph],
				'Приглашение из больницы',
				'Заключение врача',
				'Документ об оплате лечения',
			],
		},
	},
};

const single: InBoth<{ type: string }> = { en: { type: 'Single entry' }, ru: { type: 'Однократный въезд' } };
const multiple: InBoth<{ type: string }> = { en: { type: 'Multiple entry' }, ru: { type: 'Многократный въезд' } };

/** What its entry permissions are called. [ACC-11] */
export const visaOptionTexts: Record<keyof typeof visaOptions, InBoth<{ type: string }>> = {
	...{ single15: single, single30: single, single90: single },
	...{ multiple30: multiple, multiple90: multiple, multiple180: multiple },
	electronic30: { en: { type: 'Electronic, single entry' }, ru: { type: 'Электронная, однократный въезд' } },
	electronic90: { en: { type: 'Electronic, multiple entry' }, ru: { type: 'Электронная, многократный въезд' } },
};

/** What its services are called. [ACC-11] */
export const serviceTexts: Record<keyof typeof services, InBoth<ServiceWords>> = {
	standard: {
		en: {
			name: 'Standard',
			description: 'We check your documents, fill in the application and hand it to the embassy.',
		},
		ru: { name: 'Стандарт', description: 'Проверяем документы, заполняем анкету и подаём её в посольство.' },
	},
	fast: {
		en: {
			name: 'Fast',
			description: 'Everything in Standard without the queue: your documents are looked at the same day.',
		},
		ru: { name: 'Срочно', description: 'Всё из «Стандарта», но без очереди: документы смотрим в тот же день.' },
	},
	vip: {
		en: {
			name: 'VIP',
			description: 'A personal adviser, documents picked up at home, and no queue at the embassy.',
		},
		ru: { name: 'VIP', description: 'Личный консультант, документы забираем из дома, в посольстве — без очереди.' },
	},
	documents: {
		en: {
			name: 'Preparing the documents',
			description: 'We prepare the application and the set of documents; you hand them to the embassy yourself.',
		},
		ru: {
			name: 'Подготовка документов',
			description: 'Готовим анкету и пакет документов, в посольство вы подаёте их сами.',
		},
	},
	translation: {
		en: {
			name: 'Fast, with translation',
			description: 'The Fast service, plus a notarised translation of every document.',
		},
		ru: {
			name: 'Срочно, с переводом',
			description: 'Услуга «Срочно» и нотариальный перевод всех документов.',
		},
	},
};
