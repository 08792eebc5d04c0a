// Only for the build: the sheet of a page that is ours altogether.
import './theme/page.css';
