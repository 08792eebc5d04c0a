export { Notice, type NoticeProps, type NoticeTone, noticeIcons } from './Notice';
