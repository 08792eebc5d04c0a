import '../theme/global.css';
