import '../theme/global.css';

export * from '../components/Accordion';
export * from '../components/AppShell';
export * from '../components/Avatar';
export * from '../components/Badge';
export {
	BarChart,
	type BarChartProps,
	type ChartProps,
	type ChartUnit,
	type ChartValue,
} from '../components/BarChart';
export * from '../components/Box';
export * from '../components/Breadcrumbs';
export * from '../components/Button';
export { Calendar, type CalendarProps, type DayLimits, isDayAllowed } from '../components/Calendar';
export * from '../components/Card';
export * from '../components/CardSelect';
export * from '../components/Checkbox';
export * from '../components/CheckboxGroup';
export * from '../components/Columns';
export * from '../components/ComboBox';
export * from '../components/CommandPalette';
export * from '../components/ConfirmDialog';
export * from '../components/Container';
export * from '../components/DataTable';
export { DateField, type DateFieldProps } from '../components/DateField';
export { DatePicker, type DatePickerProps, preloadCalendar } from '../components/DatePicker';
export * from '../components/DateRange';
export * from '../components/DateText';
export * from '../components/DateTimeField';
export * from '../components/DescriptionList';
export * from '../components/Dialog';
export * from '../components/Divider';
export * from '../components/Drawer';
export * from '../components/EmptyState';
export * from '../components/ErrorSummary';
export * from '../components/FileDrop';
export * from '../components/FilterBar';
export * from '../components/Flag';
export * from '../components/Form';
export * from '../components/Guilloche';
export * from '../components/Heading';
export * from '../components/Icon';
export * from '../components/IconButton';
export * from '../components/ImageViewer';
export * from '../components/Inline';
export * from '../components/Kbd';
export * from '../components/LineChart';
export * from '../components/Link';
export {
	Menu,
	type MenuAction,
	type MenuItem,
	type MenuProps,
	type MenuSection,
	type MenuTrigger,
} from '../components/Menu';
export * from '../components/Meter';
export * from '../components/Money';
export * from '../components/MoneyField';
export * from '../components/MultiSelect';
export * from '../components/Notice';
export * from '../components/NumberStepper';
export * from '../components/OptionList';
export * from '../components/OtpField';
export * from '../components/Pagination';
export * from '../components/PasswordField';
export * from '../components/PhoneField';
export * from '../components/Popover';
export * from '../components/Presence';
export * from '../components/Progress';
export * from '../components/RadioGroup';
export * from '../components/RangeCalendar';
export * from '../components/RequestStatusTag';
export * from '../components/SearchField';
export * from '../components/Select';
export * from '../components/SideNav';
export * from '../components/Skeleton';
export * from '../components/SkipLink';
export * from '../components/Spinner';
export * from '../components/SplitView';
export * from '../components/Stack';
export * from '../components/Stat';
export * from '../components/StatusTag';
export * from '../components/Stepper';
export * from '../components/Switch';
export * from '../components/Tabs';
export * from '../components/Tag';
export * from '../components/Text';
export * from '../components/TextArea';
export { TextField, type TextFieldProps } from '../components/TextField';
export * from '../components/ThemeSelector';
export * from '../components/Ticket';
export * from '../components/TimeField';
export * from '../components/Timeline';
export {
	TOAST_TIMEOUT,
	type ToastOptions,
	ToastRegion,
	type ToastRegionProps,
	type ToastStory,
	toast,
	toastQueue,
	useToast,
} from '../components/Toast';
export * from '../components/ToggleButtonGroup';
export * from '../components/Tooltip';
export * from '../components/Tree';
export * from '../components/VisuallyHidden';
export type { AccessibleName, FieldWords } from '../field';
export { PortalProvider, type PortalProviderProps } from '../overlay/PortalProvider';
