export { FileDrop, type FileDropProps, type FileDropState, type FileFault } from './FileDrop';
export type { DroppedFile } from './FileItem';
export { usePreviewUrl } from './usePreviewUrl';
