export { Ticket, type TicketProps, type TicketRow } from './Ticket';
