import { ofPage } from '..';
import { applicationsWords } from '../az/applications';

export const applicationsStrings = ofPage('applications', applicationsWords);
