import { ofPage } from '..';
import { companyWords } from '../az/company';

export const companyStrings = ofPage('company', companyWords);
