export { ToastRegion, type ToastRegionProps, useToast } from './Toast';
export { TOAST_TIMEOUT, type ToastOptions, type ToastStory, toast, toastQueue } from './toastQueue';
export { useOpenedPart } from './useOpenedPart';
