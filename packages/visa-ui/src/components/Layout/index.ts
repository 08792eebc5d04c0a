export {
	Columns,
	type ColumnsProps,
	Container,
	type ContainerProps,
	Divider,
	Inline,
	type InlineProps,
	Stack,
	type StackProps,
} from './Layout';
