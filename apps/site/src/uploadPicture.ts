import { type PictureCalls, wizardCalls } from 'visa-ui/machine';
import { client } from './api';

/** Uploads one image for its owner, like the wizard. */
export const uploadPicture: PictureCalls['upload'] = wizardCalls(client).upload;
