export { CommandPalette, preloadCommandPalette } from './CommandPalette';
export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './types';
