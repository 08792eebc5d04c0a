import './fonts.css';
import './themes.css';
