import 'visa-ui/page.css';
import 'visa-ui/styles.css';
import { pendingRegistration } from './account/pendingRegistration';
import { watchSession } from './api';
import { openSite } from './opening/open';
import { forbidMadeCode } from './opening/schemaLibrary';
import { router } from './routes';
import { watchThemeColor } from './shell/themeColor';
import { watchTitle } from './shell/title';
import { watchLinks } from './shell/watchLinks';
import { tellEndedElsewhere, watchSessionEnd } from './shell/watchSessionEnd';
import { language } from './strings';
import { unsent } from './unsent';

forbidMadeCode();
document.documentElement.lang = language;
watchTitle(router);
watchLinks(router);
watchSession(
	() => router.invalidate(),
	() => tellEndedElsewhere(router),
);
watchSessionEnd(router);
watchThemeColor();
pendingRegistration.resume();
unsent.stored.resume();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void openSite(root, router);
