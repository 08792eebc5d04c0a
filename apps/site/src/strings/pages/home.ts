import { ofPage } from '..';
import { countrySearchWords, homeWords } from '../az/home';

export const countrySearchStrings = ofPage('countrySearch', countrySearchWords);
export const homeStrings = ofPage('home', homeWords);
