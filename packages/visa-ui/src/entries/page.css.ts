import '../theme/page.css';
