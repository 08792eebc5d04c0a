import { pluralIn } from 'visa-sdk/format';
import { ruMessages, ruUploadMessages } from 'visa-sdk/rules';
import type { WizardStrings } from '../az/wizard';

const plural = pluralIn('ru');
const days = (count: number) => `${count}\u00a0${plural(count, { one: 'день', few: 'дня', other: 'дней' })}`;
/** As after «до» and «в течение». */
const daysOf = (count: number) => `${count}\u00a0${plural(count, { one: 'дня', other: 'дней' })}`;
const people = (count: number) => `${count}\u00a0${plural(count, { few: 'человека', other: 'человек' })}`;
const workingDays = (from: number, to: number) => {
	const words = plural(to, { one: 'рабочий день', few: 'рабочих дня', other: 'рабочих дней' });
	return from === to ? `${to}\u00a0${words}` : `${from}–\u2060${to}\u00a0${words}`;
};

export const wizard: WizardStrings = {
	quotedLang: undefined,
	namesLang: 'az',
	back: 'Назад',
	next: 'Следующий шаг',
	change: 'Изменить',
	retry: 'Повторить',
	stepNames: {
		COUNTRY: 'Страна',
		DATE: 'Даты',
		VISA_TYPE: 'Тип визы',
		VISA_OPTION: 'Въезд',
		SERVICE: 'Услуга',
		UPLOAD_DOCUMENT: 'Паспорт',
		FINAL_REVIEW: 'Проверка',
	},
	unreachable: 'Нет связи с сервером. Проверьте интернет и повторите.',
	startFailed: 'Не удалось открыть заявку',
	startFailedKept: 'Ваш выбор сохранён.',
	loading: 'Загрузка',
	nothingOffered: 'Для этой страны сейчас нечего выбрать. Выберите другую страну.',
	country: {
		heading: 'Выберите страну поездки',
		search: 'Поиск страны',
		searchHint: 'Введите название или код страны',
		list: 'Страны',
		fee: (amount) => `+${amount} AZN (сбор визового центра)`,
		from: (total) => `от ${total}`,
		fromAtEmbassy: (amount) => `из них ${amount} в посольстве`,
		fromDays: workingDays,
		nothing: 'Ничего не найдено',
	},
	date: {
		heading: 'Выберите примерные даты поездки',
		start: 'Примерная дата начала',
		startPlaceholder: (date) => `Не раньше ${date}`,
		endLabel: 'Примерная дата окончания',
		endPlaceholder: 'Примерная дата окончания',
		hint: (example) => `День/месяц/год, например ${example}`,
		because: {
			missing: () => 'Введите дату или выберите её в календаре.',
			unfinished: ({ typed }) => `«${typed}» — неполная дата. Напишите день, месяц и год в виде ДД/ММ/ГГГГ.`,
			noSuchDay: ({ typed }) => `${typed}: такого дня в календаре нет.`,
			tooEarly: ({ typed, earliest, leadDays }) =>
				`${typed} — слишком рано: на подготовку визы нужно ${leadDays}\u00a0дней. Самый ранний возможный день: ${earliest}.`,
			tooLate: ({ typed, latest, horizonDays }) =>
				`${typed} — слишком поздно: поездка заканчивается не позже чем через ${horizonDays}\u00a0дней. Последний возможный день: ${latest}.`,
			notAfterStart: ({ typed, earliest }) =>
				`${typed} — не позже даты начала. Самый ранний возможный день: ${earliest}.`,
		},
	},
	visaType: {
		heading: 'Выберите тип визы',
		documents: 'Документы',
		documentsOf: (name) => `Документы: ${name}`,
		documentsTitle: 'Необходимые документы',
	},
	visaOption: { heading: 'Выберите вариант визы', days: (count) => `До ${daysOf(count)}`, fee: 'Госпошлина' },
	stay: {
		tooShort: (count, type, duration) =>
			`Поездка длится ${days(count)}, а вариант «${type}» позволяет находиться в стране не более ${daysOf(duration)}.`,
		choose: (type, duration) => `Выбрать «${type}» (${days(duration)})`,
		noneFits: 'Более долгого разрешения для этой страны нет, поэтому сократите поездку.',
		changeDates: 'Изменить даты',
	},
	late: {
		tooLate: (service, readyBy, start) =>
			`С услугой «${service}» виза будет готова не позднее ${readyBy}, а поездка начинается ${start}.`,
		choose: (service, readyBy) => `Выбрать «${service}» (готово не позднее ${readyBy})`,
		noneInTime: 'Более быстрой услуги нет, поэтому перенесите поездку на более поздний срок.',
		changeDates: 'Изменить даты',
	},
	service: {
		heading: 'Выберите услугу',
		price: 'Цена',
		embassy: 'Дополнительно в посольстве',
		ready: 'Срок подготовки',
		readyBy: 'При оплате сегодня, не позднее',
		workingDays,
	},
	upload: {
		heading: 'Загрузите фото паспорта',
		note: (pixels) => `Только PNG и JPG/JPEG, до 10MB. Короткая сторона — не меньше ${pixels} пикселей.`,
		drop: 'Страница паспорта с фотографией',
		done: 'Фото загружено',
		privacy: (kept) =>
			`Фото могут видеть вы, сотрудник, который готовит заявку, и его руководитель; каждый просмотр записывается. Оно удаляется ${kept ? `через ${days(kept)}` : 'через некоторое время'} после закрытия заявки.`,
		earlierStays: (name) => `Прежнее фото остаётся: ${name}.`,
		storedName: 'Фото паспорта',
		/** What may be wrong with a picture, and what to do. [UPL-10] */
		doubtful: 'Фото может быть трудно прочесть',
		doubts: {
			small: 'Фото маленькое: мелкий текст может не читаться.',
			blurred: 'Фото размыто: держите телефон неподвижно и наведите фокус на текст.',
			dark: 'Фото тёмное: снимите там, где больше света.',
			glare: 'На фото блик: немного отверните паспорт от лампы или окна.',
			cutOff: 'Страница обрезана: должны быть видны все углы.',
		},
		useAnyway: 'Всё равно использовать',
		chooseAnother: 'Выбрать другое',
		checking: 'Проверяем фото',
		camera: 'Снять камерой',
		sample: 'Пример хорошего фото',
		tips: [
			'Страница видна целиком, с углами',
			'Текст чёткий, две нижние строки читаются',
			'Нет бликов, теней и пальцев',
		],
	},
	group: {
		traveller: (number) => `Путешественник ${number}`,
		picture: (number) => `Фото паспорта путешественника ${number}`,
		drop: (traveller) => `${traveller}: страница паспорта с фотографией`,
		have: (have, all) =>
			have === 0
				? `Ни у одного из ${all} путешественников ещё нет фото паспорта.`
				: have === all
					? `Фото паспорта есть у всех ${all} путешественников.`
					: `Фото паспорта есть у ${have} из ${all} путешественников.`,
		ask: (numbers) => {
			const [last, ...others] = [...numbers].reverse();
			return others.length === 0
				? `Загрузите фото путешественника ${last}.`
				: `Загрузите фото путешественников ${others.reverse().join(', ')} и ${last}.`;
		},
		upload: 'Загрузить недостающие фото',
		states: {
			none: 'Нет фото',
			checking: 'Проверяется',
			doubtful: 'Ждёт вашего решения',
			uploading: 'Загружается',
			failed: 'Не загружено',
			refused: 'Не принято',
			done: 'Загружено',
		},
		together: 'Если вы едете вместе, у каждого путешественника должно быть своё фото паспорта.',
		add: 'Добавить путешественника',
		remove: 'Убрать этого путешественника',
	},
	review: {
		heading: 'Последняя проверка',
		countryFee: (country) => `${country}: сбор визового центра`,
		noFee: 'Бесплатно',
		visaType: 'Тип визы',
		duration: 'Срок',
		days,
		dates: 'Даты поездки',
		permission: (type) => `Разрешение на въезд: ${type}`,
		service: (name) => `Услуга: ${name}`,
		document: 'Фото паспорта',
		documentDone: 'Загружено',
		documentPicture: 'Загруженное фото паспорта',
		difference: 'Изменение цены',
		embassyExtra: 'Дополнительно в посольстве',
		promo: (code) => (code ? `Промокод: ${code}` : 'Скидка по промокоду'),
		perPerson: (amount, count) => `${amount} × ${people(count)}`,
		payNow: 'Оплата сейчас',
		payAtEmbassy: 'Оплата в посольстве',
		total: 'К оплате сейчас',
		totalLoading: '...',
		atEmbassy: 'К оплате в посольстве',
		people: 'Число путешественников',
		notes: 'Примечания',
		notesHint: 'Необязательно. Для сотрудника, который готовит заявку.',
		promocode: 'Промокод',
		activate: 'Активировать',
		activated: 'Промокод активирован!',
		active: (code) => `Активный промокод: ${code}`,
		inactive: (code) => `Промокод больше не активен: ${code}`,
		activeOfNoUse: 'К этой заявке скидка не применяется.',
		remove: 'Убрать',
		removePromocode: (code) => `Убрать промокод: ${code}`,
		removed: 'Промокод убран',
		account: {
			kept: 'Всё сохраняется',
			text: 'Чтобы отправить заявку, нужен аккаунт. Создав его или войдя, вы вернётесь на эту страницу: ваш выбор, фото паспорта и примечания останутся как есть.',
			haveOne: 'У меня есть аккаунт',
		},
		signInForPromo: 'Пожалуйста, войдите в аккаунт',
		confirm: 'Подтвердить и перейти к оплате',
		register: 'Зарегистрироваться',
		created: 'Заявка создана! Через несколько секунд откроется страница оплаты.',
		signInNeeded: 'Перед отправкой заявки зарегистрируйтесь или войдите.',
		sessionLost: 'Сессия закончилась. Данные сохранены, войдите снова.',
		priceFailed: 'Не удалось рассчитать цену',
		priceHasChanged: 'Цена изменилась',
		priceChanged: (before, now) => `${now} вместо ${before}. Если согласны, подтвердите снова.`,
		problem: 'Заявка не отправлена',
		problemKept: 'Ничего не потеряно: ваши данные сохранены. Подтвердите ещё раз чуть позже.',
		unknown: 'Неизвестно, отправлена ли заявка',
		unknownKept:
			'Ничего не потеряно: ваши данные сохранены. Подтвердите ещё раз чуть позже: дважды заявка не отправится.',
		sentAlready: {
			title: 'Эта заявка уже отправлена',
			text: 'Её отправили с другого устройства, из другого окна или чуть раньше, а здесь данные другие. Если отправить ещё раз, появится вторая заявка, и платить за неё нужно отдельно.',
			sendAnother: 'Отправить как вторую заявку',
		},
		confirmEmail: 'Чтобы продолжить, сначала подтвердите адрес электронной почты. Ваши данные сохранены.',
		gone: (steps) => `Выбранное больше не предлагается: ${steps.join(', ')}.`,
		fixAt: (steps) =>
			steps.length === 1
				? `Нужно исправление на шаге «${steps[0]}». Остальные данные сохранены.`
				: `Нужны исправления на шагах: ${steps.join(', ')}. Остальные данные сохранены.`,
		countryGone: (steps) =>
			steps.length === 1
				? `Нужно исправление на шаге «${steps[0]}». Тип визы, разрешение на въезд и услуга зависят от страны: выберите и их заново. Остальные данные сохранены.`
				: `Нужны исправления на шагах: ${steps.join(', ')}. Тип визы, разрешение на въезд и услуга зависят от страны: выберите и их заново. Остальные данные сохранены.`,
		goToStep: (step) => `Перейти к шагу «${step}»`,
		notChosen: 'Не выбрано',
	},
	ticket: {
		title: 'Ваша поездка',
		people,
		country: 'Страна',
		dates: 'Даты',
		visaType: 'Тип визы',
		visaOption: 'Въезд',
		service: 'Услуга',
		document: 'Паспорт',
		documentDone: 'Загружен',
		documentsDone: (have, all) => `Загружено ${have} из ${all}`,
		soFar: 'Пока',
		unknown: 'Пока неизвестно',
		soFarNote: 'пока',
		atEmbassy: 'В посольстве',
		total: 'К оплате сейчас',
	},
	rules: { ...ruMessages, upload: ruUploadMessages },
	blocked: {
		listLoading: 'Список загружается',
		listFailed: 'Список не загрузился, повторите',
		country: 'Выберите страну, чтобы продолжить',
		dates: 'Выберите обе даты, чтобы продолжить',
		startDate: 'Выберите дату начала',
		endDate: 'Выберите дату окончания',
		visaType: 'Выберите тип визы, чтобы продолжить',
		visaOption: 'Выберите вариант визы, чтобы продолжить',
		service: 'Выберите услугу, чтобы продолжить',
		doubts: 'Решите, что делать с фото',
		pictures: 'Нужно фото паспорта каждого путешественника',
		uploading: 'Фото загружается',
		document: 'Загрузите фото паспорта, чтобы продолжить',
		notes: 'Сократите примечания',
		incomplete: 'На одном из прежних шагов чего-то не хватает',
		priceLoading: 'Цена рассчитывается',
		priceFailed: 'Рассчитайте цену ещё раз',
		priceZero: 'К оплате 0, поэтому продолжить нельзя',
	},
	dropped: {
		draft: 'Сохранённая заявка не читается, начните заново.',
		country: 'Эта страна больше не предлагается, выберите другую.',
		dates: 'Даты больше не подходят, выберите снова.',
		visaType: 'Этот тип визы не предлагается для страны, выберите снова.',
		visaOption: 'Этот вариант визы не предлагается для страны, выберите снова.',
		service: 'Эта услуга не предлагается для страны, выберите снова.',
		document: 'Загруженное фото больше не хранится, загрузите снова.',
		upload: 'Страница закрылась раньше, чем снимок был отправлен: выберите его ещё раз.',
	},
};
