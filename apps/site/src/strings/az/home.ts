/** The search on the home page that leads into the wizard. */
export const countrySearchWords = {
	label: 'Hara gedirsiniz?',
	placeholder: 'Ölkənin adını yazın',
	searching: 'Axtarılır…',
	/** Nothing is called so; ends with a way on. */
	nothing: 'Belə ölkə tapılmadı. Bütün ölkələrə aşağıdakı düymə ilə baxın.',
};

export type CountrySearchWords = typeof countrySearchWords;
