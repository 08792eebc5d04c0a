/** What the HTML itself says, while the page's files are missing. */
export const openingWords = {
	noScripts: 'Bu sayt üçün JavaScript lazımdır. Brauzerinizdə onu aktivləşdirin.',
	stalled: 'Səhifənin bir hissəsi hələ yüklənməyib. İnternet bağlantınızı yoxlayın.',
	reload: 'Səhifəni yenidən yüklə',
};

export type OpeningWords = typeof openingWords;
