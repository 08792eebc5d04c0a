import { ofPage } from '..';
import { legalWords } from '../az/legal';

export const legalStrings = ofPage('legal', legalWords);
