export { Link, type LinkProps, NewTabMark } from './Link';
export { type AnchorOptions, RouterProvider, type RouterProviderProps, useAnchor } from './router';
