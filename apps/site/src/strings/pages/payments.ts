import { ofPage } from '..';
import { paymentsWords } from '../az/payments';

export const paymentsStrings = ofPage('payments', paymentsWords);
