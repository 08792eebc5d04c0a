/** The words of a draft that was begun elsewhere. */
export const draftWords = {
	begun: 'Başqa cihazda başladığınız müraciət var',
	begunHere: 'Yarımçıq müraciətiniz var',
	savedAt: (instant: string) => `Saxlanılıb: ${instant}`,
	goOn: 'Davam et',
	startAnew: 'Yenidən başla',
	two: 'Burada və başqa yerdə iki fərqli müraciət var. Hansı ilə davam edək?',
	here: 'Bu səhifədə',
	otherDevice: 'Başqa cihazda',
	otherWindow: 'Başqa pəncərədə',
	keepOwn: 'Bu səhifədəki ilə davam et',
	takeDevice: 'Başqa cihazdakı ilə davam et',
	takeWindow: 'Başqa pəncərədəki ilə davam et',
	countryGone: 'Ölkə artıq təklif olunmur',
	noDates: 'tarixlər seçilməyib',
};

export type DraftWords = typeof draftWords;
