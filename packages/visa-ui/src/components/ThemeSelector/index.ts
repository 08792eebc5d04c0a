export { ThemeSelector } from './ThemeSelector';
