/** A step in the life of a demo request, and how many hours after the one before it happens. */
export interface Step {
	readonly what:
		| 'pay'
		| 'decline'
		| 'claim'
		| 'review'
		| 'note'
		| 'ask'
		| 'answer'
		| 'askCheck'
		| 'approveCheck'
		| 'approve'
		| 'reject'
		| 'cancel';
	readonly afterHours: number;
}

const step = (what: Step['what'], afterHours: number): Step => ({ what, afterHours });
const paid = [step('pay', 0.1)];
const inReview = [...paid, step('claim', 3), step('review', 0.2)];
const asked = [...inReview, step('ask', 1)];
const atEmbassy = [...inReview, step('note', 2), step('askCheck', 4), step('approveCheck', 18)];

/**
 * What happens to a demo request, and how many hours ago its last step was. Every state of a request is among them, and those
 * that keep the desk busy more than once.
 */
export const lives: readonly { steps: readonly Step[]; hoursAgo: number }[] = [
	{ steps: paid, hoursAgo: 1 },
	{ steps: [...atEmbassy, step('approve', 150)], hoursAgo: 20 },
	{ steps: inReview, hoursAgo: 2 },
	{ steps: paid, hoursAgo: 5 },
	{ steps: asked, hoursAgo: 26 },
	{ steps: [...inReview, step('askCheck', 5)], hoursAgo: 4 },
	{ steps: atEmbassy, hoursAgo: 40 },
	{ steps: [], hoursAgo: 0.4 },
	{ steps: [...paid, step('claim', 2)], hoursAgo: 3 },
	{ steps: [...atEmbassy, step('reject', 120)], hoursAgo: 60 },
	{ steps: [...asked, step('answer', 20)], hoursAgo: 3 },
	{ steps: [step('decline', 0.1)], hoursAgo: 9 },
	{ steps: [...paid, step('cancel', 6)], hoursAgo: 70 },
	{ steps: [...atEmbassy, step('approve', 110)], hoursAgo: 90 },
	{ steps: [], hoursAgo: 120 },
	// Forgotten since: it is overdue.
	{ steps: inReview, hoursAgo: 500 },
];

/** Who travels. */
export const travellers = [
	['Leyla', 'Əliyeva', 'female', '1990-05-17'],
	['Tural', 'Hüseynov', 'male', '1984-11-02'],
	['Günel', 'Məmmədli', 'female', '1997-03-28'],
	['Orxan', 'Quliyev', 'male', '1979-08-09'],
	['Nərmin', 'Şirinova', 'female', '2001-01-14'],
	['Kənan', 'Cəfərov', 'male', '1993-06-30'],
	['Səbinə', 'Abdullayeva', 'female', '1988-12-21'],
	['Rəşad', 'İsmayılov', 'male', '1975-04-05'],
] as const;

/** Where to, by the names of the demo catalogue; each offers all that a request needs. */
export const destinations = ['İtaliya', 'Fransa', 'Almaniya', 'Hindistan', 'İspaniya', 'Kanada', 'Yaponiya', 'Çin'];

/** What travellers write, if anything. */
export const wishes = [
	null,
	'Otelin ünvanını sonra göndərəcəyəm.',
	null,
	null,
	'Konfransa gedirəm, dəvət məktubum var.',
];

/** What staff note about a case. */
export const staffNote = 'Zəng etdim: sığorta ayın sonunadək etibarlıdır.';
/** What a traveller answers who was asked for where they stay. */
export const answer = 'Via Roma 12, Milan, Hotel Aurora. Rezervasiya səfərin sonuna qədərdir.';
/** Why an embassy refused. */
export const refusal =
	'Səfirlik bank çıxarışını kifayət saymayıb. Üç aylıq yeni çıxarışla yenidən müraciət edə bilərsiniz.';
