import { ofPage } from '..';
import { profileWords } from '../az/profile';

export const profileStrings = ofPage('profile', profileWords);
