// Only for the build: everything that has styles, so that one style sheet contains them all.
import './theme/own.css';
import './entries/index';
import './entries/wizard';
