/** The search on the home page that leads into the wizard. */
export const countrySearchWords = {
	label: 'Hara gedirsiniz?',
	placeholder: 'Ölkənin adını yazın',
	searching: 'Axtarılır…',
	/** Nothing is called so; ends with a way on that the open list does not cover. */
	nothing: 'Belə ölkə tapılmadı. Bütün ölkələri görmək üçün yazdığınızı silin.',
};

export type CountrySearchWords = typeof countrySearchWords;

/** The home page. */
export const homeWords = {
	eyebrow: 'Onlayn viza xidməti',
	heading: 'Viza müraciəti bir oturuşda, sənəd kimi dəqiq',
	lead: 'Ölkəni seçin, pasportun şəklini yükləyin və qiyməti ödəməzdən əvvəl qəpiyinə qədər görün. Qalanını biz hazırlayırıq.',
	startHint: 'Təxminən 5 dəqiqə çəkir, qeydiyyat yalnız sonda lazımdır',
	stepsHeading: 'Necə işləyir',
	steps: [
		{ title: 'Səyahəti seçin', text: 'Ölkə, tarixlər, viza növü və xidmət. Hər addımda qiyməti görürsünüz.' },
		{ title: 'Pasportu yükləyin', text: 'Pasportun şəkilli səhifəsinin telefonla çəkilmiş aydın şəkli kifayətdir.' },
		{
			title: 'Yoxlayın və ödəyin',
			text: 'Hər sətri yoxlayın, kartla ödəyin. Müraciətin vəziyyətini hesabınızda izləyin.',
		},
	],
	popularHeading: 'Ən çox müraciət edilən ölkələr',
	countriesHeading: 'Viza ala biləcəyiniz ölkələr',
	countriesAll: 'Bütün ölkələr',
	countryFrom: (total: string) => `${total}-dən`,
	countryAtEmbassy: (amount: string) => `${amount} səfirlikdə`,
	countryDays: (from: number, to: number) =>
		from === to ? `${from}\u00a0iş gününə` : `${from}–\u2060${to}\u00a0iş gününə`,
	countriesPriceNote: 'Bir nəfər üçün, ən sərfəli icazə və xidmətlə hər şey daxil olmaqla.',
	costHeading: 'Nə qədər və nə vaxt ödəyirsiniz',
	costText: 'Yekun qiymət üç hissədən ibarətdir. Hər sətrin yanında onun indi, yoxsa səfirlikdə ödəniləcəyi yazılır.',
	costs: [
		{ title: 'Viza mərkəzinin haqqı', text: 'Hər səyahətçi üçün. İndi ödənilir.' },
		{ title: 'Dövlət rüsumu', text: 'Hər səyahətçi üçün. Ölkədən asılı olaraq indi və ya səfirlikdə ödənilir.' },
		{ title: 'Xidmət haqqı', text: 'Bütün müraciət üçün bir dəfə. İndi ödənilir, promo kod yalnız onu azaldır.' },
	],
	trustHeading: 'Pasportunuzu kim görür',
	trust: [
		'Şəkli siz, müraciətinizi hazırlayan əməkdaş və rəhbəri aça bilər; hər baxış qeydə alınır.',
		'Şəkildən yer və cihaz məlumatları yükləmə zamanı silinir.',
		'Kart məlumatlarınızı görmürük: ödəniş bankın səhifəsində aparılır.',
	],
	questionsHeading: 'Suallar və cavablar',
	questions: [
		{
			question: 'Nə vaxt müraciət etməliyəm?',
			answer: 'Səyahətdən ən azı 17 gün əvvəl. Təqvim daha tez tarixi seçməyə imkan vermir.',
		},
		{
			question: 'Qeydiyyatdan keçməliyəm?',
			answer: 'Qiyməti görmək üçün yox. Müraciəti göndərməzdən əvvəl qeydiyyatdan keçirsiniz, seçimləriniz saxlanılır.',
		},
		{
			question: 'Bir müraciətdə neçə nəfər ola bilər?',
			answer: 'Bir nəfərdən on nəfərə qədər. Sayı son yoxlamada dəyişmək olar.',
		},
		{
			question: 'Ödəniş alınmasa nə olur?',
			answer: 'Müraciətiniz 72 saat saxlanılır. “Müraciətlərim” bölməsindən ödənişə davam edin.',
		},
	],
};
