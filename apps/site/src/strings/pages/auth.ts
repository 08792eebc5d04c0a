import { ofPage } from '..';
import { authWords } from '../az/auth';

export const authStrings = ofPage('auth', authWords);
