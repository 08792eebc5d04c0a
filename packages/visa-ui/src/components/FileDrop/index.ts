export { FileDrop, type FileDropProps, type FileDropState, type FileFault } from './FileDrop';
export type { DroppedFile } from './FileItem';
export { FileName } from './FileName';
export { usePreviewUrl } from './usePreviewUrl';
