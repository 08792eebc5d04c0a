import { ruCalendar } from 'visa-sdk/format';
import { messages, ruMessages, translator } from 'visa-sdk/rules';
import { ru } from 'visa-ui/strings';
import type { Catalogue } from '../catalogue';
import { strings } from '.';

const said = translator([[messages, ruMessages]]);
export const catalogue: Catalogue = { strings, sections: ru, formats: ruCalendar, said };
