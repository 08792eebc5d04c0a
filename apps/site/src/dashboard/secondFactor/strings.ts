/** The staff's words about the second factor. */
export const words = {
	verify: {
		heading: 'İkinci addım',
		lead: 'Telefonunuzdakı kod tətbiqini açın və Viza üçün göstərdiyi kodu yazın.',
		code: 'Tətbiqdəki kod',
		submit: 'Daxil ol',
		lost: 'Telefonum yanımda deyil',
	},
	recover: {
		heading: 'Ehtiyat kodu ilə giriş',
		lead: 'İki addımlı girişi quranda saxladığınız kodlardan birini yazın. Hər kod bir dəfə işləyir.',
		code: 'Ehtiyat kodu',
		hint: 'Məsələn AB2C-DEF3-GHJK-4MNP',
		submit: 'Daxil ol',
		back: 'Tətbiqdəki kodla daxil ol',
		noneLeft: 'Ehtiyat kodunuz da yoxdursa, administratordan iki addımlı girişinizi sıfırlamasını xahiş edin.',
		fewLeft: (left: number) =>
			left === 0
				? 'Ehtiyat kodlarınız bitdi. Yenilərini “Təhlükəsizlik” bölməsində yaradın.'
				: `Daha ${left} ehtiyat kodunuz qalıb.`,
	},
	setUp: {
		heading: 'İki addımlı girişi qurun',
		enforced: 'Əməkdaş hesabları iki addımla qorunur: şifrə və telefonunuzdakı kod. Bunu bir dəfə qurmaq lazımdır.',
		/** Of whoever is signed in. */
		ask: 'Davam etmək üçün hazırkı şifrənizi yazın.',
		password: 'Hazırkı şifrə',
		next: 'Davam et',
		app: 'Telefonunuzda kod tətbiqi açın (məsələn Google Authenticator, Microsoft Authenticator, 1Password).',
		scan: 'Tətbiqdə yeni hesab əlavə edib bu şəkli skan edin.',
		picture: 'Tətbiqin skan etməsi üçün QR kodu',
		secret: 'Skan edə bilmirsinizsə, bu açarı əllə yazın',
		code: 'Tətbiqin göstərdiyi kod',
		submit: 'Qurmanı tamamla',
		failed: 'Açar hazırlanmadı',
	},
	codes: {
		heading: 'Ehtiyat kodlarınızı saxlayın',
		lead: 'Telefonunuz itərsə, bu kodlarla daxil olacaqsınız. Onlar yalnız indi göstərilir və hər biri bir dəfə işləyir.',
		list: 'Ehtiyat kodları',
		copy: 'Kopyala',
		copied: 'Kodlar kopyalandı',
		notCopied: 'Brauzer kopyalamağa icazə vermir. Kodları fayl kimi saxlayın.',
		save: 'Fayl kimi saxla',
		fileName: 'viza-ehtiyat-kodlari.txt',
		done: 'Saxladım, davam et',
		/** Before the page is left with them. */
		leaveTitle: 'Ehtiyat kodlarını saxlamadan çıxırsınız?',
		leaveText:
			'Onları bir daha görə bilməyəcəksiniz. Əvvəlcə kopyalayın və ya fayl kimi saxlayın: telefonunuz itərsə, onlarsız daxil ola bilməzsiniz.',
		leave: 'Saxlamadan çıx',
		stay: 'Kodlara qayıt',
	},
	security: {
		title: 'Təhlükəsizlik',
		stale: 'Məlumat yenilənmədi: aşağıdakılar köhnəlmiş ola bilər',
		heading: 'İki addımlı giriş',
		lead: 'Şifrənizi bilən biri belə, telefonunuzdakı kod olmadan daxil ola bilməz.',
		on: 'Qurulub',
		off: 'Qurulmayıb',
		since: 'Qurulduğu gün',
		codesLeft: 'Qalan ehtiyat kodları',
		fewLeft: (left: number) =>
			left === 0
				? 'Ehtiyat kodlarınız bitib: telefonunuz itsə, daxil ola bilməyəcəksiniz. Yenilərini yaradın.'
				: 'Ehtiyat kodlarınız bitmək üzrədir. Yenilərini yaradın.',
		required: 'Burada bütün əməkdaşlar üçün məcburidir.',
		begin: 'Qur',
		renew: 'Yeni ehtiyat kodları',
		renewText: 'Köhnə ehtiyat kodları işləməyəcək. Tətbiqdəki kodu yazın.',
		switchOff: 'Söndür',
		switchOffText: 'Hesabınız yalnız şifrə ilə qorunacaq. Söndürmək üçün tətbiqdəki kodu yazın.',
		switchedOff: 'İki addımlı giriş söndürüldü',
		isOn: 'İki addımlı giriş quruldu',
		cancel: 'İmtina',
	},
	ended: {
		title: 'Sessiyanız bitdi',
		text: 'Bir müddət hərəkət olmayanda və ya girişiniz dəyişdiriləndə belə olur. Yazdıqlarınız yerindədir: davam etmək üçün yenidən daxil olun. Girişiniz söndürülübsə, daxil olmaq mümkün deyil: administratora müraciət edin.',
		closedTitle: 'Girişiniz söndürülüb',
		closedText:
			'Administrator girişinizi bağlayıb, ona görə yenidən daxil ola bilməzsiniz. Yanlışlıq olubsa, administratora müraciət edin.',
		leave: 'Giriş səhifəsinə keç',
	},
	restart: 'Yenidən daxil ol',
};
