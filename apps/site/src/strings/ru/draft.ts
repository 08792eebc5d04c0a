import type { DraftWords } from '../az/draft';

export const draftWords: DraftWords = {
	begun: 'У вас есть заявка, начатая на другом устройстве',
	begunHere: 'У вас есть незаконченная заявка',
	savedAt: (instant) => `Сохранено: ${instant}`,
	show: 'Показать',
	goOn: 'Продолжить',
	startAnew: 'Начать заново',
	two: 'Здесь и в другом месте — две разные заявки. С какой продолжить?',
	here: 'На этой странице',
	otherDevice: 'На другом устройстве',
	otherWindow: 'В другом окне',
	inAccount: 'В вашем аккаунте',
	keepOwn: 'Продолжить с этой страницы',
	takeDevice: 'Продолжить с другого устройства',
	takeWindow: 'Продолжить из другого окна',
	takeAccount: 'Продолжить с той, что в аккаунте',
	sentElsewhere: 'Эта заявка уже отправлена в другом окне',
	countryGone: 'Страна больше не предлагается',
	noDates: 'даты не выбраны',
};
