import { roleWords } from 'visa-sdk/rules';
import { fieldWords } from './fields';
import { loginWords } from './login';
import { recordWords } from './records';
import { sectionWords } from './sections';

/** The staff's words. In files of their own, so that no traveller's page loads them. */
export const words = {
	title: 'İdarə paneli',
	login: loginWords,
	noAccess: {
		heading: 'Bu bölməyə girişiniz yoxdur',
		text: 'İdarə paneli yalnız əməkdaşlar üçündür. Əməkdaş hesabınız varsa, əvvəlcə bu hesabdan çıxın.',
		home: 'Ana səhifəyə qayıt',
	},
	noRight: {
		heading: 'Bunu yalnız administrator edə bilər',
		text: 'Bu bölməni oxuya bilərsiniz, amma dəyişmək hüququnuz yoxdur.',
		unread: 'Bu bölmə agentlərə açıq deyil.',
		back: 'Siyahıya qayıt',
		home: 'İcmala qayıt',
	},
	nav: {
		home: 'İcmal',
		offer: 'Təkliflər',
		people: 'Səyahətçilər üçün siyahılar',
		staff: 'Əməkdaşlar',
		roles: roleWords,
	},
	home: {
		lead: 'Bugünkü müraciətlər və kataloqun bölmələri.',
		readOnly: 'Siz bölmələrə baxa bilərsiniz; dəyişikliyi administrator edir.',
		count: (count: string) => `${count} qeyd`,
		failed: 'Say öyrənilmədi',
	},
	...recordWords,
	...fieldWords,
	...sectionWords,
};
