/** The staff's sign-in page, which loads nothing else of the staff's words. */
export const loginWords = {
	heading: 'İdarə panelinə giriş',
	lead: 'Yalnız əməkdaşlar üçün.',
	/** Why whoever had been signed in is here. */
	ended: 'Sessiyanız bitdi: bir müddət hərəkət olmayıb və ya girişiniz dəyişdirilib.',
	submit: 'Daxil ol',
	forgot: 'Şifrəni unutmusunuz?',
};
