export { CommandPalette, type CommandPaletteProps, preloadCommandPalette } from './CommandPalette';
export type { PaletteGroup, PaletteItem } from './types';
