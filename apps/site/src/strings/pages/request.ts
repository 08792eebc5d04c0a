import { ofPage } from '..';
import { requestWords } from '../az/request';

export const requestStrings = ofPage('request', requestWords);
