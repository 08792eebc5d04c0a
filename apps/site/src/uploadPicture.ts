import { type PictureCalls, wizardCalls } from 'visa-ui/machine';
import { client } from './api';

/** Sends one picture to where its owner's are kept, as the wizard does. */
export const uploadPicture: PictureCalls['upload'] = wizardCalls(client).upload;
