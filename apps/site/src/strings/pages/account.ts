import { ofPage } from '..';
import { accountWords } from '../az/account';

export const accountStrings = ofPage('account', accountWords);
