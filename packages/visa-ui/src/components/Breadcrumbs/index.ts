export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
