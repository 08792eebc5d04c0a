// Only for the build: what every component needs, for those who take their sheets one by one.
import './theme/own.css';
import './theme/global.css';
