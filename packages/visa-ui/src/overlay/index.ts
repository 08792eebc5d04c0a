export { OverlayContainerContext } from './container';
export { Modal, type ModalProps } from './Modal';
export { Popover, type PopoverProps } from './Popover';
