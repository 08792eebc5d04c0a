import { createDirectionalIcon, createIcon } from './createIcon';

/** Three lines: opens a page's menu. */
export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16', 'M4 12h16', 'M4 17h16');
/** Three dots: more actions. */
export const MoreIcon = /* @__PURE__ */ createIcon(
	'M12 5.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
	'M12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
	'M12 17.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
);
/** A cross: closes or removes. */
export const CloseIcon = /* @__PURE__ */ createIcon('m6 6 12 12', 'M18 6 6 18');
/** A sun: the light theme. */
export const SunIcon = /* @__PURE__ */ createIcon(
	'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
	'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
/** A moon: the dark theme. */
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z');
/** A screen: the system's theme. */
export const SystemIcon = /* @__PURE__ */ createIcon('M3.5 5h17v11h-17Z', 'M9 20h6M12 16v4');
/** A tick: selected, or done. */
export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.5 4.5 4.5L19 7.5');
/** Expands what is below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
/** Collapses what is below. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m6 14.5 6-6 6 6');
/** The previous one; mirrored in right-to-left text. */
export const ChevronLeftIcon = /* @__PURE__ */ createDirectionalIcon('m14.5 6-6 6 6 6');
/** The next one; mirrored in right-to-left text. */
export const ChevronRightIcon = /* @__PURE__ */ createDirectionalIcon('m9.5 6 6 6-6 6');
/** The first page. */
export const FirstIcon = /* @__PURE__ */ createDirectionalIcon('m17.5 6-6 6 6 6', 'M6.5 6v12');
/** The last page. */
export const LastIcon = /* @__PURE__ */ createDirectionalIcon('m6.5 6 6 6-6 6', 'M17.5 6v12');
/** A calendar: a date, or opens one. */
export const CalendarIcon = /* @__PURE__ */ createIcon('M4 6h16v14H4Z', 'M4 10.5h16M8 3.5V8M16 3.5V8', 'M8 14.5h3');
/** An arrow out of a tray: uploads a file. */
export const UploadIcon = /* @__PURE__ */ createIcon('M12 15.5V4', 'm7 8.5 5-5 5 5', 'M4 15v5h16v-5');
/** A sheet with a folded corner: a file. */
export const FileIcon = /* @__PURE__ */ createIcon('M6 3h8l4.5 4.5V21H6Z', 'M14 3v4.5h4.5', 'M9 13h6M9 16.5h6');
/** A triangle: warning. */
export const WarningIcon = /* @__PURE__ */ createIcon('M12 4 2.8 20h18.4Z', 'M12 10v4.5', 'M12 17.3v.1');
/** An i: information. */
export const InfoIcon = /* @__PURE__ */ createIcon(
	'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
	'M12 11v5.5',
	'M12 7.8v.1',
);
/** A tick in a circle: success. */
export const SuccessIcon = /* @__PURE__ */ createIcon(
	'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
	'm8 12.3 2.8 2.8 5.2-5.6',
);
/** A mark in a circle: error. */
export const ErrorIcon = /* @__PURE__ */ createIcon(
	'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7Z',
	'm9.3 9.3 5.4 5.4M14.7 9.3l-5.4 5.4',
);
/** One less, or partially selected. */
export const MinusIcon = /* @__PURE__ */ createIcon('M5.5 12h13');
/** One more, or a new one. */
export const PlusIcon = /* @__PURE__ */ createIcon('M5.5 12h13', 'M12 5.5v13');
/** An eye: shows hidden text. */
export const EyeIcon = /* @__PURE__ */ createIcon(
	'M2.5 12C4.5 8 8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12Z',
	'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
);
/** An eye struck through: hides shown text. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(
	'M4 4l16 16',
	'M9.5 6.2C10.3 5.9 11.1 5.8 12 5.8c4 0 7.5 2.2 9.5 6.2a12 12 0 0 1-2.6 3.4M15.5 17.6a9.5 9.5 0 0 1-3.5.6c-4 0-7.5-2.2-9.5-6.2a12 12 0 0 1 3.7-4.2',
	'M10 10a2.8 2.8 0 0 0 4 4',
);
/** A magnifying glass: search. */
export const SearchIcon = /* @__PURE__ */ createIcon(
	'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
	'm15.5 15.5 5 5',
);
/** An arrow out of a frame: links to another site. */
export const ExternalIcon = /* @__PURE__ */ createDirectionalIcon(
	'M13.5 4.5h6v6',
	'm19.5 4.5-9 9',
	'M17.5 14v5.5h-13v-13H10',
);
/** A person: the account. */
export const UserIcon = /* @__PURE__ */ createIcon(
	'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4Z',
	'M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
);
/** A house: the home page. */
export const HomeIcon = /* @__PURE__ */ createIcon('m3.5 11.5 8.5-7.5 8.5 7.5', 'M6 9.8V20h12V9.8', 'M10 20v-5.5h4V20');
/** A sheet with lines: a text, an application. */
export const DocumentIcon = /* @__PURE__ */ createIcon('M5 3.5h14v17H5Z', 'M8.5 8h7M8.5 12h7M8.5 16h4');
/** A bubble: a message. */
export const ChatIcon = /* @__PURE__ */ createIcon(
	'M12 4c-5 0-8.5 3.2-8.5 7.2 0 2.3 1.2 4.3 3 5.6L6 20.5l4-2c.7.1 1.3.2 2 .2 5 0 8.5-3.3 8.5-7.4S17 4 12 4Z',
	'M8.5 11.3h.1M12 11.3h.1M15.5 11.3h.1',
);
/** A door with an arrow: signs out. */
export const LogoutIcon = /* @__PURE__ */ createDirectionalIcon(
	'M14 4.5H5v15h9',
	'M10.5 12H21',
	'm17.5 8.5 3.5 3.5-3.5 3.5',
);
/** Back; mirrored in right-to-left text. */
export const ArrowLeftIcon = /* @__PURE__ */ createDirectionalIcon('M20 12H4', 'm10 6-6 6 6 6');
/** Forward; mirrored in right-to-left text. */
export const ArrowRightIcon = /* @__PURE__ */ createDirectionalIcon('M4 12h16', 'm14 6 6 6-6 6');
/** A passport. */
export const PassportIcon = /* @__PURE__ */ createIcon(
	'M5 3h14v18H5Z',
	'M12 7a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 0 0 12 7Z',
	'M8.3 10.7h7.4M12 7c1.3 2.2 1.3 5.2 0 7.4-1.3-2.2-1.3-5.2 0-7.4Z',
	'M9 17.8h6',
);
/** An aeroplane: a journey. */
export const PlaneIcon = /* @__PURE__ */ createIcon(
	'M10.5 13.5 3.5 11l1.3-1.3 7 .3 4.3-4.3c1-1 2.6-1.3 3.4-.9.4.8.1 2.4-.9 3.4l-4.3 4.3.3 7L13.3 21l-2.8-7.5Z',
);
/** A card: payment. */
export const PaymentIcon = /* @__PURE__ */ createIcon('M3 5.5h18v13H3Z', 'M3 10h18', 'M6.5 14.5h4');
/** A clock's hands without its face, for a marker that is a disc itself. */
export const TimeUpIcon = /* @__PURE__ */ createIcon('M12 5v7.5l4.5 2.5');
/** A clock: a duration, or a deadline. */
export const ClockIcon = /* @__PURE__ */ createIcon(
	'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
	'M12 7.5V12l3.2 2',
);
/** A shield: security. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
	'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6Z',
	'm8.7 12 2.3 2.3 4.3-4.6',
);
/** A circular arrow: retry. */
export const RetryIcon = /* @__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9', 'M19.5 4v5h-5');
/** A bin: deletes. */
export const TrashIcon = /* @__PURE__ */ createIcon(
	'M4.5 6.5h15',
	'M9 6.5v-3h6v3',
	'M6.5 6.5 7.5 20.5h9l1-14',
	'M10 10.5v6M14 10.5v6',
);
/** A magnifying glass with a plus: zoom in. */
export const ZoomInIcon = /* @__PURE__ */ createIcon(
	'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
	'm15.5 15.5 5 5',
	'M7.5 10.5h6M10.5 7.5v6',
);
/** A magnifying glass with a minus: zoom out. */
export const ZoomOutIcon = /* @__PURE__ */ createIcon(
	'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
	'm15.5 15.5 5 5',
	'M7.5 10.5h6',
);
/** Rotates an image by 90°. */
export const RotateIcon = /* @__PURE__ */ createIcon(
	'M4 11.5h9.5v9H4Z',
	'M9 5.5h4a6 6 0 0 1 6 6v4.5',
	'm16 13 3 3 3-3',
);
/** Shows the whole image. */
export const FitIcon = /* @__PURE__ */ createIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', 'M8.5 9.5h7v5h-7Z');
