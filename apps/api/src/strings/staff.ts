/** The words of e-mails to staff alone: in Azerbaijani for everyone, as the dashboard is. */
export const staffWords = {
	invitation: {
		subject: 'Viza komandasına dəvət',
		paragraphs: [
			'Sizin üçün agent hesabı açıldı. Şifrənizi təyin etmək üçün düyməni basın.',
			'Keçid bir dəfə işləyir və 72 saat etibarlıdır.',
		],
		button: 'Şifrə təyin et',
		ignore: 'Bu dəvəti gözləmirdinizsə, məktubu nəzərə almayın.',
	},
	/** What happened to a second factor. */
	secondFactor: {
		setUp: {
			subject: 'İki addımlı giriş quruldu',
			text: 'Hesabınızda iki addımlı giriş quruldu və bütün başqa cihazlarda çıxış edildi. İndi giriş üçün tətbiqdəki kod da lazımdır.',
		},
		switchedOff: {
			subject: 'İki addımlı giriş söndürüldü',
			text: 'Hesabınızda iki addımlı giriş söndürüldü. İndi giriş üçün yalnız şifrə lazımdır.',
		},
		reset: {
			subject: 'İki addımlı giriş sıfırlandı',
			text: 'Administrator hesabınızda iki addımlı girişi sıfırladı və bütün cihazlarda çıxış edildi.',
		},
		recovered: {
			subject: 'Ehtiyat kodu ilə giriş edildi',
			text: 'Hesabınıza ehtiyat kodu ilə giriş edildi. Bu kod bir daha işləmir.',
		},
	},
	/** After what somebody did with the account. */
	notYou: 'Bunu siz etməmisinizsə, şifrəni dərhal yeniləyin və administratora xəbər verin.',
	/** After what an admin did. */
	notAsked: 'Bunu siz istəməmisinizsə, şifrəni dərhal yeniləyin və administratora xəbər verin.',
};
