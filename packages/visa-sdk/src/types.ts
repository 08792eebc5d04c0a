import type * as wire from './contract';

/**
 * The contract's types without its schemas. Aliases and not re-exports: the bundled declarations would promise the
 * schemas of the same names, which this entry does not hold.
 */

/** Who may make a call. */
export type Access = wire.Access;
/** Somebody of the staff who works on requests. */
export type Agent = wire.Agent;
/** The address is what they sign in with and stays. */
export type AgentChanges = wire.AgentChanges;
/** To whom a request is given, and from which version on. */
export type Assignment = wire.Assignment;
/** What is done to many records at once. */
export type BulkAction = wire.BulkAction;
/** What became of each record of a bulk action; one that is refused stands in no other's way. */
export type BulkAnswer = wire.BulkAnswer;
/** A pending e-mail confirmation; the id is a random handle, not a secret that signs in. */
export type Confirmation = wire.Confirmation;
/** All calls of the service, by what they are about and by name. */
export type Contract = wire.Contract;
/** A country as travellers see it. */
export type Country = wire.Country;
/** The whole form of a country again, with the version that it changes. */
export type CountryChanges = wire.CountryChanges;
/** The form of a new country; what is left out of the offered ids stays as it is. */
export type CountryInput = wire.CountryInput;
/** A country as staff see it. */
export type CountryRecord = wire.CountryRecord;
/** With a session when the set-up was part of signing in. */
export type ConfirmedSecondFactor = wire.ConfirmedSecondFactor;
/** What somebody signs in with, as far as its owner needs it to be told apart: no version, no address, no model. */
export type Device = wire.Device;
/** The draft of one person. */
export type Draft = wire.Draft;
/** What a traveller has chosen and typed in the wizard, in the form in which the browser keeps it. */
export type DraftContent = wire.DraftContent;
/** What the current user has asked for; `pending` is null when there is nothing to confirm. */
export type EmailChange = wire.EmailChange;
/** One sign-in of the current user that still holds. */
export type OwnSession = wire.OwnSession;
/** An address that waits to be confirmed; until then the earlier one counts. */
export type PendingEmail = wire.PendingEmail;
/** What keeps a draft, and from which version it goes on: another device's newer one is not overwritten. */
export type SavedDraft = wire.SavedDraft;
/** One call: everything that server, client, mocks and documents need to know of it. */
export type Endpoint = wire.Endpoint;
/**
 * The body of every refusal. `message` is one sentence that can be shown as it is, in the language that
 * `Accept-Language` asks for: `az`, `en` or `ru`, and `az` for any other.
 */
export type ErrorBody = wire.ErrorBody;
/** Why a call was refused, for programs; the sentence for people is `message`. */
export type ErrorCode = wire.ErrorCode;
/** A flag that was uploaded: the address that a country has as its `image`. */
export type Flag = wire.Flag;
/** As the passport says it. */
export type Gender = wire.Gender;
/** The current user. */
export type Me = wire.Me;
/** The HTTP methods that the calls use. */
export type Method = wire.Method;
/** A name of the lists of citizenships and of resident countries. */
export type NamedItem = wire.NamedItem;
/** The form of a citizenship or country of residence again, with the version that it changes. */
export type NamedItemChanges = wire.NamedItemChanges;
/** The form of a new citizenship or country of residence. */
export type NamedItemInput = wire.NamedItemInput;
/** The form that invites an agent. */
export type NewAgent = wire.NewAgent;
/** A view to be saved under a name. */
export type NewView = wire.NewView;
/** The create-request payload. */
export type NewVisaRequest = wire.NewVisaRequest;
/** Everything that the service knows of a user. */
export type OwnData = wire.OwnData;
/** One try to pay a request. */
export type PaymentAttempt = wire.PaymentAttempt;
/** Where to go to pay. */
export type PaymentPage = wire.PaymentPage;
/** Where a request and its latest payment attempt stand; holds no personal data. */
export type PaymentState = wire.PaymentState;
/** Somebody by name. */
export type PersonName = wire.PersonName;
/** The body of both price calls. */
export type PriceQuestion = wire.PriceQuestion;
/** Amounts in AZN. */
export type PriceQuote = wire.PriceQuote;
/** One priced line; the promo line's amount is negative. */
export type PricedLine = wire.PricedLine;
/** What users may change about themselves; the address is what they sign in with and is changed by a letter. */
export type Profile = wire.Profile;
/** A promo code as staff see it. */
export type Promocode = wire.Promocode;
/** The whole form of a promo code again, with the version that it changes. */
export type PromocodeChanges = wire.PromocodeChanges;
/** The form of a new promo code: `percent` with kind 'percent', `amount` in AZN with kind 'fixed'. */
export type PromocodeInput = wire.PromocodeInput;
/** How a request stands, for whoever knows its number and its traveller's last name. */
export type PublicStatus = wire.PublicStatus;
/** The session that a recovery code has opened, and how many such codes are left. */
export type RecoveredSession = wire.RecoveredSession;
/** New recovery codes; the earlier ones open nothing any more. */
export type RecoveryCodes = wire.RecoveryCodes;
/** What was paid for a request, and what has gone back. */
export type Receipt = wire.Receipt;
/** Opens for whoever has it, for 10 minutes. */
export type ReceiptLink = wire.ReceiptLink;
/** Money on its way back to the payer. */
export type Refund = wire.Refund;
/** Who runs the service; what the operator has not told is null. */
export type CompanyCard = wire.CompanyCard;
/** How a request stands, for whoever of the staff had it before them: also when it is no longer theirs to read. */
export type Standing = wire.Standing;
/** Who asks how a request stands: in a body, so that no address holds a name. */
export type StatusQuestion = wire.StatusQuestion;
/** What is given back of a payment, and why. */
export type RefundOrder = wire.RefundOrder;
/** The registration form. */
export type Registration = wire.Registration;
/** What deleting has done: a record that is in use is archived instead, and stays. */
export type Removal = wire.Removal;
/** What happened. */
export type RequestEvent = wire.RequestEvent;
/** What somebody may do: `USER` travels, `AGENT` and `ADMIN` are staff. */
export type Role = wire.Role;
/** The state of the caller's own second factor. */
export type SecondFactor = wire.SecondFactor;
/** To be put into an app that makes codes: by its picture (QR) of the address, or by typing the secret. */
export type SecondFactorSetUp = wire.SecondFactorSetUp;
/** The resources that staff keep: the sections of the dashboard. */
export type Section = wire.Section;
/** A service as travellers see it. */
export type Service = wire.Service;
/** The whole form of a service again, with the version that it changes. */
export type ServiceChanges = wire.ServiceChanges;
/** The form of a new service; prices in AZN. */
export type ServiceInput = wire.ServiceInput;
/** A service as staff see it. */
export type ServiceRecord = wire.ServiceRecord;
/** An opaque, revocable token; the site keeps it in the cookie `accessToken`. */
export type Session = wire.Session;
/** What the site needs to know of this installation. */
export type Settings = wire.Settings;
/** The answer to the right password of somebody of the staff who has a second factor, or must have one. */
export type SignInChallenge = wire.SignInChallenge;
/** What staff write about a request. */
export type StaffNote = wire.StaffNote;
/** Staff move a request on; from the version that was read. */
export type StatusChange = wire.StatusChange;
/** An image that the service has taken. */
export type UploadedImage = wire.UploadedImage;
/** What uses a record. */
export type Usage = wire.Usage;
/** Somebody with an account. */
export type User = wire.User;
/** A list as somebody of the staff likes to see it. */
export type View = wire.View;
/** A saved view again: its name and what it shows. */
export type ViewChanges = wire.ViewChanges;
/** A visa option as travellers see it: the permission to enter, with its state fee. */
export type VisaOption = wire.VisaOption;
/** The whole form of a visa option again, with the version that it changes. */
export type VisaOptionChanges = wire.VisaOptionChanges;
/** The form of a new visa option; prices in AZN, duration in days. */
export type VisaOptionInput = wire.VisaOptionInput;
/** A visa option as staff see it. */
export type VisaOptionRecord = wire.VisaOptionRecord;
/** A traveller's request with the names and prices of the day it was made. */
export type VisaRequest = wire.VisaRequest;
/** Everything about one request. */
export type VisaRequestDetail = wire.VisaRequestDetail;
/** How staff find requests. */
export type VisaRequestQuery = wire.VisaRequestQuery;
/** A request as staff see it in a list. */
export type VisaRequestRow = wire.VisaRequestRow;
/** A visa type as travellers see it. */
export type VisaType = wire.VisaType;
/** What was asked of a traveller, and what came back. */
export type AskedInformation = wire.AskedInformation;
/** What became of each; one that is refused stands in no other's way. */
export type AssignedMany = wire.AssignedMany;
/**
 * Gives many cases to one person: the chosen ones, or all that the list's question finds. `total` is how many that
 * are.
 */
export type AssignmentOfMany = wire.AssignmentOfMany;
/** An event with what it is about. */
export type AuditEvent = wire.AuditEvent;
/** A second person's look: asked for and withdrawn by whose case it is, decided by another. */
export type CheckOrder = wire.CheckOrder;
/** How the trail is searched. */
export type EventQuery = wire.EventQuery;
/** A field that has changed, with its values; what is no plain value stands as JSON. */
export type FieldChange = wire.FieldChange;
/** Every number is of what the caller may see, and `list` is the question of `visaRequests.list` that shows it. */
export type Figures = wire.Figures;
/** What a traveller answers: words, pictures or both. */
export type InformationAnswer = wire.InformationAnswer;
/** What is missing, and until when. */
export type InformationOrder = wire.InformationOrder;
/** A visa that an embassy gave, as PDF: ask `GET /visa-requests/{id}/visas/{key}/link` for an address. */
export type IssuedVisa = wire.IssuedVisa;
/**
 * What the desk hears while it happens; nothing in it is personal. `hello` begins, with the connection's id for
 * `desk.look`; `request`: one is new or has changed; `presence`: others look at a case now; `end`: the session is
 * over.
 */
export type LiveEvent = wire.LiveEvent;
/** Which case somebody looks at from one live connection; null for none any more. */
export type Look = wire.Look;
/** The others who look at the case now. */
export type Lookers = wire.Lookers;
/** A letter of the staff to the traveller of a request. */
export type NewMessage = wire.NewMessage;
/** What takes the next case; countries narrow the choice. */
export type NextOrder = wire.NextOrder;
/** How many requests each queue has for the caller: as many as the list tells when it is asked for that queue. */
export type QueueCounts = wire.QueueCounts;
/** A ready text that staff begin a letter or a refusal with. */
export type Template = wire.Template;
/** Of all that the caller may see. */
export type VisaRequestListQuery = wire.VisaRequestListQuery;
/** The whole form of a visa type again, with the version that it changes. */
export type VisaTypeChanges = wire.VisaTypeChanges;
/** The form of a new visa type. */
export type VisaTypeInput = wire.VisaTypeInput;
/** A visa type as staff see it. */
export type VisaTypeRecord = wire.VisaTypeRecord;
/** A page of a list, with how many rows and pages there are in all. */
export type Page<Item> = wire.Page<Item>;
/** What a caller passes as query and body, before parsing. */
export type QueryOf<E extends wire.Endpoint> = wire.QueryOf<E>;
/** What a call takes as its body: before the schema has filled in what may be left out. */
export type BodyOf<E extends wire.Endpoint> = wire.BodyOf<E>;
/** What a caller gets. */
export type ResponseOf<E extends wire.Endpoint> = wire.ResponseOf<E>;
/** What can be done to many records of a section at once. */
export type BulkActionOf<S extends wire.Section> = wire.BulkActionOf<S>;
/** What can be done to many of them at once, and what finds the many. */
export type BulkOrderOf<S extends wire.Section> = wire.BulkOrderOf<S>;
/** What the CSV is asked. */
export type ExportOf<S extends wire.Section> = wire.ExportOf<S>;
/** What finds the records of a section that a bulk action is for. */
export type FilterOf<S extends wire.Section> = wire.FilterOf<S>;
/** What changes a record of a section: its whole input with a version. */
export type ChangesOf<S extends wire.Section> = wire.ChangesOf<S>;
/** What creates one, and what changes one. */
export type InputOf<S extends wire.Section> = wire.InputOf<S>;
/** What the list can be asked, and by which columns it can be sorted. */
export type ListOf<S extends wire.Section> = wire.ListOf<S>;
/** A record as staff see it. */
export type RecordOf<S extends wire.Section> = wire.RecordOf<S>;
/** The columns by which a section's list can be sorted. */
export type SortOf<S extends wire.Section> = wire.SortOf<S>;
/** The account's address from now on. */
export type ConfirmedEmail = wire.ConfirmedEmail;
/** What a country costs one traveller at the least, all in all: with its cheapest permission and service. [CTY-07] */
export type FromPrice = wire.FromPrice;
/** Opens for whoever has it, for 10 minutes. */
export type ImageLink = wire.ImageLink;
/** By the letter's link (`token`), by anyone who holds it; or by the code, typed by whoever has asked for the change. */
export type NewEmailProof = wire.NewEmailProof;
/** When somebody answers: from one day of the week to another (Monday is 1), by the clock of Baku. */
export type OpeningHours = wire.OpeningHours;
/** The own draft; null when there is none. */
export type OwnDraft = wire.OwnDraft;
/** An image of a request: ask `GET /uploads/{key}/link` for one that can be opened. */
export type RequestDocument = wire.RequestDocument;
/** The lists of which views can be saved. */
export type ViewedList = wire.ViewedList;
/** Opens for whoever has it, for 10 minutes. */
export type VisaLink = wire.VisaLink;
