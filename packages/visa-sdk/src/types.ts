import type * as wire from './contract';

/**
 * The contract's types without its schemas. Aliases and not re-exports: the bundled declarations would promise the
 * schemas of the same names, which this entry does not hold.
 */

/** Who may make a call. */
export type Access = wire.Access;
/** A member of staff who works on requests. */
export type Agent = wire.Agent;
/** The complete form of an agent, with the version being changed; the address is used to sign in and can't be changed. */
export type AgentChanges = wire.AgentChanges;
/** The person a request is assigned to, and the version it is based on. */
export type Assignment = wire.Assignment;
/** A bulk action. */
export type BulkAction = wire.BulkAction;
/**
 * The result for each record of a bulk action; a refusal doesn't affect the others. `unchanged`: there was nothing to
 * change. `archived` also means instead of deleting a record in use. [DSH-08]
 */
export type BulkAnswer = wire.BulkAnswer;
/** A pending e-mail confirmation; the id is a random handle, not a secret that signs in. */
export type Confirmation = wire.Confirmation;
/** The session created by confirming the address, and where the user wanted to go before. */
export type ConfirmedSession = wire.ConfirmedSession;
/**
 * All calls of the service, by resource and name. Named explicitly rather than inferred: each type is then instantiated
 * once in a project that uses it.
 */
export type Contract = wire.Contract;
/** A country as travellers see it. */
export type Country = wire.Country;
/** The complete form of a country, with the version being changed. */
export type CountryChanges = wire.CountryChanges;
/** The form of a new country; omitted lists of ids stay as they are. */
export type CountryInput = wire.CountryInput;
/** A country as staff see it. */
export type CountryRecord = wire.CountryRecord;
/** With a session if the set-up was part of signing in. */
export type ConfirmedSecondFactor = wire.ConfirmedSecondFactor;
/** A device, described only as far as its owner needs to recognise it: no version, no address, no model. */
export type Device = wire.Device;
/** One person's draft. [ACC-08] */
export type Draft = wire.Draft;
/**
 * What a traveller has selected and typed in the wizard, in the browser's format. Only ids of catalogue items are stored:
 * whoever continues it gets current names and prices. Images are stored as paths.
 */
export type DraftContent = wire.DraftContent;
/**
 * With the token in the e-mail's link, or with its code. Either alone is enough in the browser that registered, and for whoever
 * is signed in to that account. Anywhere else it also takes the password chosen at registration, or a new one, which ends
 * everything that whoever registered could still use.
 */
export type EmailConfirmation = wire.EmailConfirmation;
/** The current user's requested change; `pending` is null if there is nothing to confirm. */
export type EmailChange = wire.EmailChange;
/** One of the current user's valid sign-ins. [ACC-02] */
export type OwnSession = wire.OwnSession;
/** An address awaiting confirmation; until then the earlier one is used. */
export type PendingEmail = wire.PendingEmail;
/** What the link for a new password is for, as long as it works. */
export type ResetLink = wire.ResetLink;
/** Nothing is confirmed yet: the link or code doesn't say who has it. The address of its account, so that its reader recognises it. */
export type UnprovenLink = wire.UnprovenLink;
/** Saves a draft based on a version: another device's newer one isn't overwritten. */
export type SavedDraft = wire.SavedDraft;
/** One call: everything that server, client, mocks and documentation need to know about it. */
export type Endpoint = wire.Endpoint;
/**
 * The body of every refusal. `message` is one sentence that can be displayed, in the language requested by
 * `Accept-Language`: `az`, `en` or `ru`, and `az` for any other. [ACC-09]
 */
export type ErrorBody = wire.ErrorBody;
/** The reason for a refusal, for programs; `message` is for people. */
export type ErrorCode = wire.ErrorCode;
/** An uploaded flag: the URL that a country has as its `image`. */
export type Flag = wire.Flag;
/** As in the passport. */
export type Gender = wire.Gender;
/** The current user. */
export type Me = wire.Me;
/** The HTTP methods in use. */
export type Method = wire.Method;
/** A name in the lists of citizenships and countries of residence. */
export type NamedItem = wire.NamedItem;
/** The form of a citizenship or country of residence, with the version being changed. */
export type NamedItemChanges = wire.NamedItemChanges;
/** The form of a new citizenship or country of residence. */
export type NamedItemInput = wire.NamedItemInput;
/** The form that invites an agent. [DSH-18] */
export type NewAgent = wire.NewAgent;
/** A view to be saved under a name. */
export type NewView = wire.NewView;
/** The create-request payload. [VAL-01] */
export type NewVisaRequest = wire.NewVisaRequest;
/** Everything the service knows about a user. */
export type OwnData = wire.OwnData;
/** One attempt to pay a request. */
export type PaymentAttempt = wire.PaymentAttempt;
/** Where to pay. */
export type PaymentPage = wire.PaymentPage;
/** The status of a request and its latest payment attempt; without personal data. */
export type PaymentState = wire.PaymentState;
/** A person's name. */
export type PersonName = wire.PersonName;
/** The body of both price calls. The `authorized` flag has no effect on the server. [API-07] */
export type PriceQuestion = wire.PriceQuestion;
/** Amounts in AZN. */
export type PriceQuote = wire.PriceQuote;
/** One price line; the promo line's amount is negative. AZN. */
export type PricedLine = wire.PricedLine;
/** What users may change about themselves; the address is used to sign in and is changed through an e-mail. */
export type Profile = wire.Profile;
/** A promo code as staff see it. */
export type Promocode = wire.Promocode;
/** The complete form of a promo code, with the version being changed. */
export type PromocodeChanges = wire.PromocodeChanges;
/** The form of a new promo code: `percent` with kind 'percent', `amount` in AZN with kind 'fixed'. */
export type PromocodeInput = wire.PromocodeInput;
/** A request's status, for anyone who knows its number and its traveller's last name. No personal data. [ACC-07] */
export type PublicStatus = wire.PublicStatus;
/** The session created with a recovery code, and how many codes are left. */
export type RecoveredSession = wire.RecoveredSession;
/** New recovery codes; the earlier ones become invalid. */
export type RecoveryCodes = wire.RecoveryCodes;
/** What was paid for a request, and what has been refunded. Amounts in AZN. [ACC-05] */
export type Receipt = wire.Receipt;
/** Opens for anyone who has it, for 10 minutes. */
export type ReceiptLink = wire.ReceiptLink;
/** Money being returned to the payer. */
export type Refund = wire.Refund;
/** The operating company; null for what the operator hasn't provided. */
export type CompanyCard = wire.CompanyCard;
/**
 * A request's state, for any member of staff who had it before, even if they may no longer read it. No personal data.
 * [DSH-11]
 */
export type Standing = wire.Standing;
/** A status query: sent in a body, so that no URL contains a name. [ACC-07] */
export type StatusQuestion = wire.StatusQuestion;
/** The amount of a refund, and the reason. [DSH-15] */
export type RefundOrder = wire.RefundOrder;
/** Money that the bank took in an attempt although it is no payment of the request. [PAY-10] */
export type TakenMoney = wire.TakenMoney;
/** How money is settled that the bank took although it is no payment of the request. [PAY-10] */
export type TakenOrder = wire.TakenOrder;
/** What an admin has found out about a refund of which the bank can't say whether it happened. [PAY-08] */
export type RefundVerdict = wire.RefundVerdict;
/** The registration form. Names as in the passport. */
export type Registration = wire.Registration;
/** The result of deleting: a record in use is archived instead, and stays. */
export type Removal = wire.Removal;
/** An event. Travellers see neither which member of staff acted nor the staff's internal work. */
export type RequestEvent = wire.RequestEvent;
/** What a user may do: `USER` travels, `AGENT` and `ADMIN` are staff. */
export type Role = wire.Role;
/** One of the service's languages. */
export type Language = wire.Language;
/** The state of the caller's own second factor. */
export type SecondFactor = wire.SecondFactor;
/** For an authenticator app: as a QR code of the URL, or by typing the secret. */
export type SecondFactorSetUp = wire.SecondFactorSetUp;
/**
 * The resources managed by staff: the dashboard's sections. Listed by name, because deriving them from all calls would
 * cost consumers seconds of type checking; a test verifies the list.
 */
export type Section = wire.Section;
/** A service as travellers see it. */
export type Service = wire.Service;
/** The complete form of a service, with the version being changed. */
export type ServiceChanges = wire.ServiceChanges;
/** The form of a new service; prices in AZN. */
export type ServiceInput = wire.ServiceInput;
/** A service as staff see it. */
export type ServiceRecord = wire.ServiceRecord;
/** The texts of a service, which can be translated. [ACC-11] */
export type ServiceTexts = wire.ServiceTexts;
/** An opaque, revocable token, which the site stores in the cookie `accessToken`. */
export type Session = wire.Session;
/** What the site needs to know about this installation. */
export type Settings = wire.Settings;
/** The response to a correct password of a member of staff who has, or must have, a second factor. [DSH-17] */
export type SignInChallenge = wire.SignInChallenge;
/** A staff note on a request. */
export type StaffNote = wire.StaffNote;
/** Staff change a request's status, based on the version that was read. */
export type StatusChange = wire.StatusChange;
/** An image accepted by the service. */
export type UploadedImage = wire.UploadedImage;
/** What uses a record. [DSH-09] */
export type Usage = wire.Usage;
/** A user account. */
export type User = wire.User;
/** A saved view of a list. [DSH-07] */
export type View = wire.View;
/** A changed view: its name and what it shows. */
export type ViewChanges = wire.ViewChanges;
/** A visa option as travellers see it: the entry permission, with its state fee. */
export type VisaOption = wire.VisaOption;
/** The complete form of a visa option, with the version being changed. */
export type VisaOptionChanges = wire.VisaOptionChanges;
/** The form of a new visa option; prices in AZN, duration in days. */
export type VisaOptionInput = wire.VisaOptionInput;
/** A visa option as staff see it. */
export type VisaOptionRecord = wire.VisaOptionRecord;
/** The texts of a visa option, which can be translated. [ACC-11] */
export type VisaOptionTexts = wire.VisaOptionTexts;
/** A traveller's request, with the names and prices of the day it was created. */
export type VisaRequest = wire.VisaRequest;
/** The complete details of one request. */
export type VisaRequestDetail = wire.VisaRequestDetail;
/** How staff find requests. Each range has a first and a last date, in Asia/Baku; several values are joined by 'or'. */
export type VisaRequestQuery = wire.VisaRequestQuery;
/** A request in a staff list. */
export type VisaRequestRow = wire.VisaRequestRow;
/** A visa type as travellers see it. */
export type VisaType = wire.VisaType;
/** A question to the traveller, and the answer. [DSH-13] */
export type AskedInformation = wire.AskedInformation;
/** The result for each; a refusal doesn't affect the others. */
export type AssignedMany = wire.AssignedMany;
/** Assigns many cases to one person: selected ones, or everything a list query finds, of which `total` is the count. */
export type AssignmentOfMany = wire.AssignmentOfMany;
/** An event with its subject. [DSH-15] */
export type AuditEvent = wire.AuditEvent;
/** The second check: requested and withdrawn by the case's agent, decided by another person. [DSH-13] */
export type CheckOrder = wire.CheckOrder;
/** The audit trail's query. Dates in Asia/Baku; several values are joined by 'or'. */
export type EventQuery = wire.EventQuery;
/** A changed field with its values; a value that isn't plain is represented as JSON. */
export type FieldChange = wire.FieldChange;
/** Each figure covers what the caller may see, and `list` is the query of `visaRequests.list` that shows it. [DSH-14] */
export type Figures = wire.Figures;
/** A traveller's answer: text, images or both. [ACC-04] */
export type InformationAnswer = wire.InformationAnswer;
/** What is missing, and until when it is needed. [DSH-13] */
export type InformationOrder = wire.InformationOrder;
/** A visa issued by an embassy, as PDF: call `GET /visa-requests/{id}/visas/{key}/link` for a URL. */
export type IssuedVisa = wire.IssuedVisa;
/**
 * Live events for the desk, without personal data. `hello` is the first, with the connection's id for `desk.look`
 * and for how long the service has heard of no change before it, so that a page knows whether what it has read is still true;
 * `request`: one is new or has changed; `presence`: the people viewing a case have changed; `end`: the session is over.
 */
export type LiveEvent = wire.LiveEvent;
/** Which case is being viewed from one live connection; null if none is any more. */
export type Look = wire.Look;
/** The others who are viewing the case now. [DSH-11] */
export type Lookers = wire.Lookers;
/** An e-mail from staff to the traveller of a request. [DSH-13] */
export type NewMessage = wire.NewMessage;
/** Takes the next case; countries narrow the selection. */
export type NextOrder = wire.NextOrder;
/** The number of requests in each queue for the caller, equal to the total of the list for that queue. [DSH-10] */
export type QueueCounts = wire.QueueCounts;
/** A template with which staff start an e-mail or a refusal. [DSH-13] */
export type Template = wire.Template;
/** Among everything the caller may see. */
export type VisaRequestListQuery = wire.VisaRequestListQuery;
/** The complete form of a visa type, with the version being changed. */
export type VisaTypeChanges = wire.VisaTypeChanges;
/** The form of a new visa type. */
export type VisaTypeInput = wire.VisaTypeInput;
/** A visa type as staff see it. */
export type VisaTypeRecord = wire.VisaTypeRecord;
/** The texts of a visa type, which can be translated. [ACC-11] */
export type VisaTypeTexts = wire.VisaTypeTexts;
/** A page of a list, with the total numbers of rows and pages. */
export type Page<Item> = wire.Page<Item>;
/** The query that a caller passes, before parsing. */
export type QueryOf<E extends wire.Endpoint> = wire.QueryOf<E>;
/** The body that a caller passes, before the schema has filled in defaults. */
export type BodyOf<E extends wire.Endpoint> = wire.BodyOf<E>;
/** What a caller gets. */
export type ResponseOf<E extends wire.Endpoint> = wire.ResponseOf<E>;
/** The bulk actions of a section. */
export type BulkActionOf<S extends wire.Section> = wire.BulkActionOf<S>;
/** The bulk actions of a section, with the records they apply to. */
export type BulkOrderOf<S extends wire.Section> = wire.BulkOrderOf<S>;
/** The query of a section's CSV. */
export type ExportOf<S extends wire.Section> = wire.ExportOf<S>;
/** The filter that selects the records of a bulk action. */
export type FilterOf<S extends wire.Section> = wire.FilterOf<S>;
/** The change of a record: the complete input with a version. */
export type ChangesOf<S extends wire.Section> = wire.ChangesOf<S>;
/** The input that creates a record. */
export type InputOf<S extends wire.Section> = wire.InputOf<S>;
/** The query of a section's list. */
export type ListOf<S extends wire.Section> = wire.ListOf<S>;
/** A record as staff see it. */
export type RecordOf<S extends wire.Section> = wire.RecordOf<S>;
/** The columns by which a section's list can be sorted. */
export type SortOf<S extends wire.Section> = wire.SortOf<S>;
/** The account's new address. */
export type ConfirmedEmail = wire.ConfirmedEmail;
/** The lowest total price of a country for one traveller: with its cheapest permission and service. [CTY-07] */
export type FromPrice = wire.FromPrice;
/** Opens for anyone who has it, for 10 minutes. */
export type ImageLink = wire.ImageLink;
/**
 * With the e-mail's link (`token`), or with the code, by the user who requested the change. Where that user isn't signed in,
 * the link takes the account's password too: an address isn't given to an account that somebody else has.
 */
export type NewEmailProof = wire.NewEmailProof;
/** When the service can be reached: a range of weekdays (Monday is 1), in Baku time. */
export type OpeningHours = wire.OpeningHours;
/** The caller's own draft; null if there is none. */
export type OwnDraft = wire.OwnDraft;
/** An image of a request: call `GET /uploads/{key}/link` for a URL that opens it. */
export type RequestDocument = wire.RequestDocument;
/** The lists whose views can be saved. */
export type ViewedList = wire.ViewedList;
/** Opens for anyone who has it, for 10 minutes. */
export type VisaLink = wire.VisaLink;
