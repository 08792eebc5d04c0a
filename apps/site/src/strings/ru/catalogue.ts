import { ruCalendar } from 'visa-sdk/format';
import { ruMessages } from 'visa-sdk/rules';
import { ru } from 'visa-ui/strings';
import type { Catalogue } from '../catalogue';
import { strings } from '.';

export const catalogue: Catalogue = { strings, sections: ru, formats: ruCalendar, messages: ruMessages };
