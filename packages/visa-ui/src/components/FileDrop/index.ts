export type { FileDropState } from './DropZone';
export { FileDrop, type FileDropProps } from './FileDrop';
export type { DroppedFile } from './FileItem';
export type { FileFault } from './fileFaults';
export { usePreviewUrl } from './usePreviewUrl';
