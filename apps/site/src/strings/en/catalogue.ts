import { enCalendar } from 'visa-sdk/format';
import { enMessages, messages, translator } from 'visa-sdk/rules';
import { en } from 'visa-ui/strings';
import type { Catalogue } from '../catalogue';
import { strings } from '.';

const said = translator([[messages, enMessages]]);
export const catalogue: Catalogue = { strings, sections: en, formats: enCalendar, said };
