import type * as wire from './contract';

/**
 * The contract's types without its schemas. Aliases and not re-exports: the bundled declarations would promise the
 * schemas of the same names, which this entry does not hold.
 */
export type Access = wire.Access;
export type Confirmation = wire.Confirmation;
export type Contract = wire.Contract;
export type Country = wire.Country;
export type ErrorBody = wire.ErrorBody;
export type ErrorCode = wire.ErrorCode;
export type Gender = wire.Gender;
export type Me = wire.Me;
export type Method = wire.Method;
export type NamedItem = wire.NamedItem;
export type NewVisaRequest = wire.NewVisaRequest;
export type PaymentPage = wire.PaymentPage;
export type PaymentState = wire.PaymentState;
export type PriceQuestion = wire.PriceQuestion;
export type PriceQuote = wire.PriceQuote;
export type Registration = wire.Registration;
export type Role = wire.Role;
export type Service = wire.Service;
export type Session = wire.Session;
export type Settings = wire.Settings;
export type UploadedImage = wire.UploadedImage;
export type VisaOption = wire.VisaOption;
export type VisaRequest = wire.VisaRequest;
export type VisaType = wire.VisaType;
export type Page<Item> = wire.Page<Item>;
export type QueryOf<E extends wire.Endpoint> = wire.QueryOf<E>;
export type BodyOf<E extends wire.Endpoint> = wire.BodyOf<E>;
export type ResponseOf<E extends wire.Endpoint> = wire.ResponseOf<E>;
