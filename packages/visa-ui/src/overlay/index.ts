export { Bubble, type BubbleProps } from './Bubble';
export { modalOfPage, OverlayContainerContext, useOverlayContainer } from './container';
export { Modal, type ModalProps } from './Modal';
export { Popover, type PopoverProps } from './Popover';
export { PortalProvider, type PortalProviderProps } from './PortalProvider';
