import type { PublicAddress } from '../../addresses';

/** What search engines and messengers say of the site. [INF-04] */
export const sharingWords = {
	/** Instead of 'home', which says nothing outside the site. */
	name: 'Viza: onlayn viza müraciəti',
	/** On the picture, below the name. */
	promise: ['Viza müraciəti', 'bir oturuşda,', 'sənəd kimi dəqiq'],
	pictureAlt: 'Viza: viza müraciəti bir oturuşda, sənəd kimi dəqiq',
	descriptions: {
		'/': 'Viza müraciətini onlayn hazırlayın: ölkəni və tarixləri seçin, pasportun şəklini yükləyin, qiyməti əvvəlcədən görün və ödəyin.',
		'/about': 'Viza müraciətinizi hazırlayıb səfirliyə təqdim edirik. Necə işlədiyimiz və nəyə cavabdeh olduğumuz.',
		'/application':
			'Ölkəni, tarixləri, viza növünü və xidməti seçin. Qiyməti qeydiyyatdan əvvəl, qəpiyinə qədər görürsünüz.',
		'/auth/forgot-password': 'Şifrənizi unutmusunuz? E-poçtunuzu yazın, yeni şifrə üçün keçid göndərək.',
		'/auth/login': 'Viza hesabınıza daxil olun: müraciətləriniz, ödənişləriniz və hazır vizalarınız bir yerdədir.',
		'/auth/register':
			'Viza hesabı yaradın: müraciətinizi ödəyin, gedişini izləyin və hazır vizanı buradan endirin. Qeydiyyat pulsuzdur.',
		'/company': 'Viza xidmətini kim göstərir: şirkətin adı, VÖEN-i və ünvanı.',
		'/contacts': 'Bizə necə yazmaq olar: mesaj, e-poçt və ünvan.',
		'/hours': 'Əməkdaşlarımızın cavab verdiyi günlər və saatlar, Bakı vaxtı ilə.',
		'/licence': 'Hansı qeydiyyatla işlədiyimiz və bunu necə yoxlamaq olar.',
		'/privacy': 'Hansı məlumatlarınızı, nə üçün və nə qədər saxlayırıq, pasportunuzun şəklini kim görür.',
		'/refunds': 'Ödədiyiniz pul nə vaxt və nə qədər geri qayıdır.',
		'/status': 'Müraciətinizin harada olduğunu nömrəsi və soyadınızla öyrənin, hesaba daxil olmadan.',
		'/terms': 'Viza xidmətinin şərtləri sadə sözlərlə: biz nə edirik, sizdən nə gözləyirik, necə ödəyirsiniz.',
	} satisfies Record<PublicAddress, string>,
};
