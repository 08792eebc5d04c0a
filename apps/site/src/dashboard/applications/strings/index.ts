import { auditWords } from './audit';
import { caseWords } from './case';
import { figureWords } from './figures';
import { keyWords } from './keys';
import { listWords } from './list';
import { stepWords } from './steps';

/** The words of the desk. Loaded with the rest of the dashboard, never with a traveller's page. */
export const words = {
	group: 'Müraciətlər',
	all: 'Viza müraciətləri',
	mine: 'Mənim müraciətlərim',
	...listWords,
	...caseWords,
	...stepWords,
	...keyWords,
	...figureWords,
	...auditWords,
};
