import '../theme/own.css';
import '../theme/global.css';
