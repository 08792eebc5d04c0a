export { Link, type LinkProps, NewTabMark } from './Link';
export { type AnchorOptions, type RenderLink, RouterProvider, type RouterProviderProps, useAnchor } from './router';
