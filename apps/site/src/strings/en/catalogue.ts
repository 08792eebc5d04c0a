import { enCalendar } from 'visa-sdk/format';
import { enMessages } from 'visa-sdk/rules';
import { en } from 'visa-ui/strings';
import type { Catalogue } from '../catalogue';
import { strings } from '.';

export const catalogue: Catalogue = { strings, sections: en, formats: enCalendar, messages: enMessages };
