/** A file of its own: what holds the focus and the page behind is fetched once the page rests. */
export { Drawer } from 'visa-ui';
