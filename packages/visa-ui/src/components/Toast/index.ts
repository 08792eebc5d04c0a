export { ToastRegion, type ToastRegionProps, useToast } from './Toast';
export { TOAST_TIMEOUT, type ToastOptions, toast, toastQueue } from './toastQueue';
