-- Folds as the search does: without case and marks, ə kept. Equal under every collation.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize("given", nfd), '[\u0300-\u036f]', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZÐØðøĐđĦħıĸĿŁłŊŋŦŧſƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎəƏͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ', 'abcdefghijklmnopqrstuvwxyzdododdhhikŀllnnttsɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏəəͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'), 'Æ', 'ae'), 'Þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'þ', 'th'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'Œ', 'oe'), 'œ', 'oe'), 'ẞ', 'ss')
$$;
--> statement-breakpoint
-- Names in either order and the address, in both readings of ə: as e, and as a in passports.
CREATE FUNCTION person_search_text(first_name text, last_name text, email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT replace(folded, 'ə', 'e') || E'\n' || replace(folded, 'ə', 'a')
	FROM fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email) AS folded
$$;
--> statement-breakpoint
CREATE TABLE "asked_information" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"until" date NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "issued_visas" (
	"key" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"attached_by" uuid,
	"attached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_presence" (
	"connection" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (person_search_text(first_name, last_name, email)) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_documents" ADD COLUMN "information_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "is_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "payment_status" text;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "information_until" date;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "check_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "check_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "asked_information" ADD CONSTRAINT "asked_information_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_information" ADD CONSTRAINT "asked_information_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_visas" ADD CONSTRAINT "issued_visas_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_visas" ADD CONSTRAINT "issued_visas_attached_by_users_id_fk" FOREIGN KEY ("attached_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_information_request" ON "asked_information" USING btree ("request_id","asked_at");--> statement-breakpoint
CREATE INDEX "issued_visas_request" ON "issued_visas" USING btree ("request_id","attached_at");--> statement-breakpoint
CREATE INDEX "desk_presence_request" ON "desk_presence" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "desk_presence_user" ON "desk_presence" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "request_documents" ADD CONSTRAINT "request_documents_information_id_asked_information_id_fk" FOREIGN KEY ("information_id") REFERENCES "public"."asked_information"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_check_asked_by_users_id_fk" FOREIGN KEY ("check_asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "events_kind" ON "events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_paid" ON "payment_attempts" USING btree ("paid_at") WHERE "payment_attempts"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "visa_requests_reference" ON "visa_requests" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "visa_requests_due" ON "visa_requests" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "visa_requests_due_last" ON "visa_requests" USING btree ("due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visa_requests_start" ON "visa_requests" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "visa_requests_total" ON "visa_requests" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "visa_requests_status" ON "visa_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "visa_requests_payment" ON "visa_requests" USING btree ("payment_status","status","created_at");--> statement-breakpoint
CREATE INDEX "visa_requests_decided" ON "visa_requests" USING btree ("decided_at") WHERE "visa_requests"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "visa_requests_open" ON "visa_requests" USING btree ("assigned_to","due_at","start_date","check_asked_at","status") WHERE "visa_requests"."status" in ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY');--> statement-breakpoint
-- One that can still be paid tells of a request's payment, then one that was paid, then the latest.
CREATE FUNCTION telling_status(request uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT "status" FROM "payment_attempts" WHERE "request_id" = request
	ORDER BY CASE WHEN "status" IN ('CREATED', 'REDIRECTED', 'PENDING') THEN 0
		WHEN "status" IN ('APPROVED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED') THEN 1 ELSE 2 END, "number" DESC
	LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION keep_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "visa_requests" SET "payment_status" = telling_status(NEW."request_id")
	WHERE "id" = NEW."request_id" AND "payment_status" IS DISTINCT FROM telling_status(NEW."request_id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_attempts_status AFTER INSERT OR UPDATE OF "status" ON "payment_attempts"
	FOR EACH ROW EXECUTE FUNCTION keep_payment_status();
--> statement-breakpoint
UPDATE "payment_attempts" SET "paid_at" = "approved"."at" FROM (
	SELECT "subject_id", min("at") AS "at" FROM "events" WHERE "subject" = 'attempt' AND "to_status" = 'APPROVED' GROUP BY "subject_id"
) AS "approved" WHERE "approved"."subject_id" = "payment_attempts"."id";
--> statement-breakpoint
UPDATE "visa_requests" SET "payment_status" = telling_status("id");
--> statement-breakpoint
-- Working days told in days of the calendar: near enough for requests that were paid before this was kept.
UPDATE "visa_requests" SET "due_at" = "paid"."at" + make_interval(days => ceil(coalesce("services"."estimated_days_to", 10) * 7 / 5.0)::integer)
FROM "services", (
	SELECT "subject_id", min("at") AS "at" FROM "events" WHERE "subject" = 'request' AND "to_status" = 'SUBMITTED' GROUP BY "subject_id"
) AS "paid" WHERE "paid"."subject_id" = "visa_requests"."id" AND "services"."id" = "visa_requests"."service_id";
--> statement-breakpoint
UPDATE "visa_requests" SET "decided_at" = "decided"."at" FROM (
	SELECT "subject_id", max("at") AS "at" FROM "events" WHERE "subject" = 'request' AND "to_status" IN ('APPROVED', 'REJECTED') GROUP BY "subject_id"
) AS "decided" WHERE "decided"."subject_id" = "visa_requests"."id" AND "visa_requests"."status" IN ('APPROVED', 'REJECTED');
--> statement-breakpoint
-- What the desk hears is told with the change itself, whoever makes it. Nothing personal goes over the channel.
CREATE FUNCTION tell_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('viza_desk', json_build_object('type', 'request', 'id', NEW."id", 'version', NEW."version",
		'isNew', TG_OP = 'UPDATE' AND NEW."status" = 'SUBMITTED' AND OLD."status" <> 'SUBMITTED',
		'isInWork', NEW."status" IN ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY'),
		'assignedTo', NEW."assigned_to")::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER visa_requests_made AFTER INSERT ON "visa_requests" FOR EACH ROW EXECUTE FUNCTION tell_request();
--> statement-breakpoint
CREATE TRIGGER visa_requests_changed AFTER UPDATE ON "visa_requests" FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_request();
--> statement-breakpoint
CREATE FUNCTION tell_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('viza_desk', json_build_object('type', 'request', 'id', "id", 'version', "version", 'isNew', false,
		'isInWork', "status" IN ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY'),
		'assignedTo', "assigned_to")::text)
	FROM "visa_requests" WHERE "id" = NEW."request_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_notes_made AFTER INSERT ON "staff_notes" FOR EACH ROW EXECUTE FUNCTION tell_note();
--> statement-breakpoint
CREATE FUNCTION tell_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD."request_id" IS NOT NULL AND (TG_OP = 'DELETE' OR OLD."request_id" IS DISTINCT FROM NEW."request_id") THEN
		PERFORM pg_notify('viza_desk', json_build_object('type', 'presence', 'id', OLD."request_id")::text);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."request_id" IS NOT NULL AND (TG_OP = 'INSERT' OR OLD."request_id" IS DISTINCT FROM NEW."request_id") THEN
		PERFORM pg_notify('viza_desk', json_build_object('type', 'presence', 'id', NEW."request_id")::text);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER desk_presence_changed AFTER INSERT OR UPDATE OR DELETE ON "desk_presence" FOR EACH ROW EXECUTE FUNCTION tell_presence();
