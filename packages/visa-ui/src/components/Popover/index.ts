export { Popover, type PopoverProps } from '../../overlay/Popover';
