/** One's own data. */
export const profileWords = {
	heading: 'Profil',
	name: 'Ad və soyad',
	email: 'E-poçt',
	emailConfirmed: 'təsdiqlənib',
	emailUnconfirmed: 'təsdiqlənməyib',
	confirm: 'E-poçtu təsdiqlə',
	phone: 'Telefon',
	dateOfBirth: 'Doğum tarixi',
	gender: 'Cins',
	citizenship: 'Vətəndaşlıq',
	residentCountry: 'Yaşadığınız ölkə',
	edit: 'Məlumatları dəyiş',
	editHeading: 'Profili dəyiş',
	editLead: 'Dəyişikliklər yalnız yeni müraciətlərə aiddir: göndərilmiş müraciətlərdə məlumatlar olduğu kimi qalır.',
	emailFixed: 'E-poçt “Giriş və təhlükəsizlik” səhifəsində dəyişdirilir.',
	save: 'Yadda saxla',
	/** What was typed when the session ended. */
	returned: 'Sessiyanız bitəndə yazdıqlarınız itmədi: yoxlayın və yadda saxlayın.',
	saved: 'Məlumatlarınız yadda saxlanıldı',
	back: 'Profilə qayıt',
	failed: 'Məlumatlarınız yüklənmədi',
};
