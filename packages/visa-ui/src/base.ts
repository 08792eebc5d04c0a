// Only for the build: what every component needs, for consumers who import style sheets individually.
import './theme/own.css';
import './theme/global.css';
