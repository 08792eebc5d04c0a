// Only for the build: the style sheet for pages that are entirely ours.
import './theme/page.css';
