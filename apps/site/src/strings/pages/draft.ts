import { ofPage } from '..';
import { draftWords, emailUnconfirmedWords, payTermsWords } from '../az/draft';

export const draftStrings = ofPage('draft', draftWords);
export const emailUnconfirmedStrings = ofPage('emailUnconfirmed', emailUnconfirmedWords);
export const payTermsStrings = ofPage('payTerms', payTermsWords);
