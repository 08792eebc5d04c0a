import type { TakenState } from 'visa-sdk/rules';
import type { CaseStep } from '../permitted';

/** Who is told of: the reader, or somebody by name. */
type Known = 'you' | { name: string };

/** What is done with a case, step by step. */
export const stepWords = {
	moves: {
		heading: 'Növbəti addım',
		others: 'Digər addımlar',
		othersUnderWay: (names: string) => `Digər addımlar. Gözləyin, icra olunur: ${names}`,
		none: 'Bu müraciətdə daha addım yoxdur.',
		claimFirst: 'Addım atmaq üçün əvvəlcə müraciəti götürün.',
		byOwner: 'Addımları müraciəti götürən əməkdaş atır.',
		unpaid: 'Ödəniş hələ gəlməyib: müraciət səyahətçinindir.',
		reason: 'Səbəb',
		reasonHint: 'Səyahətçi bunu məktubda və öz səhifəsində oxuyur',
		reasonOptional: 'Səyahətçiyə qeyd (yazmaya da bilərsiniz)',
		confirm: 'Təsdiqlə',
		cancel: 'Vaz keç',
		failed: (reference: string) => `${reference}: addım atılmadı`,
		moved: (reference: string, status: string) => `${reference}: ${status}`,
		/** What was typed, but has no form any more. */
		leftOver: 'Yazdıqlarınız göndərilməyib',
		leftOverDrop: 'Yazılanı sil',
		checked: {
			ask: 'yoxlamaya verildi',
			withdraw: 'yoxlamadan geri götürüldü',
			approve: 'yoxlanıldı və səfirliyə göndərildi',
			sendBack: 'düzəlişə qaytarıldı',
		},
		names: {
			IN_REVIEW: 'Baxışa götür',
			INFO_REQUIRED: 'Məlumat istə',
			SENT_TO_EMBASSY: 'Səfirliyə göndər',
			APPROVED: 'Viza verilib',
			REJECTED: 'Viza verilməyib',
			CANCELLED: 'Ləğv et',
			'check-ask': 'Yoxlamaya ver',
			'check-withdraw': 'Yoxlamadan geri götür',
			'check-approve': 'Düzdür, səfirliyə göndər',
			'check-sendBack': 'Düzəlişə qaytar',
			message: 'Məktub yaz',
			visa: 'Vizanı əlavə et',
			refund: 'Pulu qaytar',
		} satisfies Record<CaseStep, string>,
		does: {
			IN_REVIEW: 'Səyahətçi müraciətə baxıldığını görür və daha özü ləğv edə bilmir.',
			INFO_REQUIRED: 'Səyahətçiyə nə lazım olduğu yazılır; cavabı öz səhifəsindən göndərir.',
			SENT_TO_EMBASSY: 'Sənədlər yoxlanılmış sayılır; bundan sonra ləğv etmək olmur.',
			APPROVED: 'Müraciət bağlanır, səyahətçiyə vizanın hazır olduğu yazılır.',
			REJECTED: 'Müraciət bağlanır, səyahətçiyə imtinanın səbəbi yazılır.',
			CANCELLED: 'Müraciət bağlanır, ödənilən məbləğ qaytarılır.',
			'check-ask': 'Başqa əməkdaş sənədlərə baxır və səfirliyə göndərir.',
			'check-withdraw': 'Yoxlama istəyi geri götürülür, müraciət sahibində qalır.',
			'check-approve': 'İkinci yoxlama bitir, müraciət səfirliyə gedir; geri qaytarmaq olmur.',
			'check-sendBack': 'Müraciət səbəbi ilə birlikdə işləyən əməkdaşa qayıdır.',
			message: 'Məktub e-poçtla gedir və səyahətçinin səhifəsində qalır.',
			visa: '',
			refund: '',
		} satisfies Record<CaseStep, string>,
		/** In place of an action that waits. */
		waits: { CANCELLED: 'Ləğv etmək hələ olmur: ödənişin bir hissəsi qaytarılır.' } as Partial<
			Record<CaseStep, string>
		>,
		/** Beside what APPROVED does. */
		withVisas: (count: number) => `Əlavə edilmiş viza: ${count}.`,
		/** Of a group of which some have theirs. */
		withoutVisas: (travellers: readonly number[]) =>
			`Vizası hələ yoxdur: ${travellers.map((one) => `səyahətçi ${one}`).join(', ')}.`,
		withoutVisa: 'Vizanın faylı əlavə edilməyib, səyahətçi onu saytdan yükləyə bilməyəcək.',
		/** Of IN_REVIEW, while the traveller is being asked. */
		closesQuestion: 'Cavab daha gözlənilmir: sual bağlanır, müraciət baxışa qayıdır.',
	},
	templates: {
		label: 'Hazır mətn',
		/** What is written reaches the traveller as it is. */
		inLanguage: {
			en: 'Səyahətçi ingiliscə oxuyur: hazır mətnlər ingiliscədir',
			ru: 'Səyahətçi rusca oxuyur: hazır mətnlər ruscadır',
		},
	},
	ask: {
		heading: 'İstənilən məlumat',
		text: 'Nə lazımdır',
		hint: 'Səyahətçi bunu olduğu kimi oxuyur',
		until: 'Cavabın son günü',
		done: (reference: string) => `${reference}: səyahətçidən məlumat istənildi`,
		asked: (at: string, until: string) => `${at}; son gün ${until}`,
		answered: (at: string, pictures: number) =>
			pictures === 0 ? `Cavab: ${at}` : `Cavab: ${at}, şəkillərin sayı: ${pictures}`,
		/** Nobody waits for it any more, or the answer is not this person's to read. */
		closed: (at: string) => `Bağlanıb: ${at}`,
		open: 'Cavab gözlənilir',
	},
	message: {
		text: 'Məktubun mətni',
		done: (reference: string) => `${reference}: məktub göndərildi`,
	},
	check: {
		/** @param taker null as long as nobody has taken it */
		waiting: (asker: Known, taker: Known | null) => {
			const asks = asker === 'you' ? 'Yoxlama istəmisiniz' : `${asker.name} yoxlama istəyib`;
			const takes = taker && (taker === 'you' ? 'siz yoxlayırsınız' : `${taker.name} yoxlayır`);
			return takes ? `${asks}, ${takes}` : asks;
		},
		/** @param name null if the account is deleted */
		sentBack: (name: string | null) => (name ? `${name} düzəlişə qaytarıb` : 'Yoxlayan əməkdaş düzəlişə qaytarıb'),
		reason: 'Nə düzəldilməlidir',
		remark: 'Qeyd (yazmaya da bilərsiniz)',
		hint: 'Yalnız əməkdaşlar görür',
	},
	visa: {
		heading: 'Verilmiş viza',
		/** @param isIssued whether the traveller may download it at once */
		does: (isIssued: boolean) =>
			isIssued ? 'PDF dərhal səyahətçiyə açılır, ona məktub gedir.' : 'PDF səyahətçiyə viza təsdiqlənəndə açılır.',
		file: 'Vizanın faylı',
		note: 'PDF, ən çoxu 10 MB',
		busy: 'Əvvəlki fayl hələ göndərilir',
		/** @param traveller whose, from 1; null if it is everybody's */
		one: (number: number, at: string, traveller: number | null) =>
			traveller ? `Viza ${number} · səyahətçi ${traveller} · ${at}` : `Viza ${number} · ${at}`,
		/** The label of the choice of whose visa is attached. */
		whose: 'Kimin vizasıdır?',
		whoseOf: (traveller: number) => `Səyahətçi ${traveller}`,
		whoseAll: 'Hamının',
		open: 'Endir',
		remove: 'Sil',
		removeTitle: (number: number, traveller: number | null) =>
			traveller ? `Viza ${number}, səyahətçi ${traveller}: faylı silək?` : `Viza ${number}: faylı silək?`,
		/** Beside it, a case is cancelled by the usual word. */
		removeNot: 'Faylı saxla',
		/** Before and after the traveller could read it. */
		removeUnread: 'Fayl həmişəlik silinir. Səyahətçi onu hələ görməyib.',
		removeRead: 'Fayl həmişəlik silinir. Səyahətçi onu daha endirə bilmir və istifadə etməməsi üçün məktub alır.',
		failed: (reference: string) => `${reference}: viza əlavə edilmədi`,
		attached: (reference: string) => `${reference}: viza əlavə edildi`,
		removed: (reference: string) => `${reference}: viza silindi`,
	},
	refund: {
		does: (left: string) => `Ödənilən karta qaytarılır; ən çoxu ${left}.`,
		amount: 'Məbləğ',
		reason: 'Səbəb',
		done: (reference: string) => `${reference}: ödəniş qaytarılır`,
	},
	/** Money that the bank took although it is no payment. */
	taken: {
		title: (sum: string) => `Bank ${sum} götürüb`,
		forSum: (attempt: number, asked: string, at: string) =>
			`Cəhd ${attempt} üzrə ödənilməli məbləğ ${asked} idi. Bank bunu ${at} tarixində bildirib.`,
		foreign: 'Ödənişin nömrəsi bu müraciətə uyğun gəlmir: pul başqasının da ola bilər.',
		onlyByHand: 'Sayt bu məbləği qaytara bilmir: onu bankda həll edin.',
		byAdmin: 'Bunu administrator həll edir.',
		refund: 'Bu məbləği qaytar',
		refundTitle: (sum: string) => `${sum} qaytarılsın?`,
		refundDoes: (sum: string) =>
			`${sum} ödənilən karta qaytarılır, səyahətçi bunu öz səhifəsində görür və məktub alır. Göndərilən pulu geri almaq olmur.`,
		refundNot: 'Hələ qaytarma',
		refunding: (reference: string, sum: string) => `${reference}: ${sum} qaytarılır`,
		byHand: 'Əl ilə həll edildi',
		note: 'Nə edilib',
		noteHint: 'Məsələn, bankda qaytarılıb. Yalnız əməkdaşlar görür',
		settled: (reference: string, sum: string) => `${reference}: ${sum} həll edildi`,
		/** Beside its attempt. */
		short: (sum: string, state: TakenState) =>
			`götürülüb: ${sum}${state === 'SETTLED' ? ', əl ilə həll edilib' : state === 'REFUNDING' ? ', qaytarılır' : ''}`,
	},
	/** A refund of which the bank can't say whether it happened. */
	unclear: {
		title: (sum: string) => `${sum}: qayıdıb-qayıtmadığı bəlli deyil`,
		text: (attempt: number, at: string) =>
			`Cəhd ${attempt} üzrə qaytarma ${at} tarixində istənilib və təkrar göndərilmir. Pulun qayıdıb-qayıtmadığına bankın öz səhifəsində baxın.`,
		happened: 'Pul qayıdıb',
		again: 'Qayıtmayıb, yenidən göndər',
		ask: {
			happened: (sum: string) => `${sum} həqiqətən qayıdıb?`,
			again: (sum: string) => `${sum} yenidən göndərilsin?`,
		},
		does: {
			happened: (sum: string) =>
				`${sum} qaytarılmış sayılır, banka daha heç nə göndərilmir və səyahətçi pulun qaytarıldığı barədə məktub alır. Bunu geri almaq olmur.`,
			again: (sum: string) =>
				`Bankdan bir neçə dəqiqə sonra yenidən ${sum} qaytarması istənilir. Əgər pul əslində qayıdıbsa, səyahətçi onu iki dəfə alır.`,
		},
		not: 'Hələ baxıram',
		done: {
			happened: (reference: string, sum: string) => `${reference}: ${sum} qaytarılıb`,
			again: (reference: string, sum: string) => `${reference}: ${sum} yenidən göndərilir`,
		},
	},
	clash: {
		title: 'Siz işləyərkən bu müraciət dəyişib',
		text: 'Heç nə göndərilməyib və yazdıqlarınız itməyib. Yeni halına baxın, sonra yenidən göndərin.',
		/** Where a button was pressed, or nothing was typed. */
		untyped: 'Əməliyyat yerinə yetirilməyib. Müraciətin yeni halına baxın.',
		/** What somebody else did meanwhile. */
		did: {
			moved: (who: string, status: string) => `${who} müraciətin statusunu dəyişdi: ${status}`,
			claimed: (who: string) => `${who} bu müraciəti götürdü`,
			released: (who: string) => `${who} bu müraciəti geri verdi`,
			assigned: (who: string, to: string) => `${who} bu müraciəti təyin etdi: ${to}`,
		},
		now: (status: string, owner: string) => `İndi statusu: ${status}. Kimdədir: ${owner}.`,
		was: 'Siz görən',
		is: 'İndi',
	},
};
