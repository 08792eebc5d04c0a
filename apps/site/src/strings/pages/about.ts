import { ofPage } from '..';
import { aboutWords } from '../az/about';

export const aboutStrings = ofPage('about', aboutWords);
