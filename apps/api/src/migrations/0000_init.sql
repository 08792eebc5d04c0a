CREATE TABLE "citizenships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"iso2" text NOT NULL,
	"search_text" text NOT NULL,
	"search_aliases" text NOT NULL,
	"sort_key" text NOT NULL,
	"image" text NOT NULL,
	"additional_services" integer NOT NULL,
	"is_visa_option_is_payed_directly" boolean NOT NULL,
	"is_on_offer" boolean NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "countries_iso2_unique" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "country_services" (
	"country_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "country_services_country_id_service_id_pk" PRIMARY KEY("country_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "country_visa_options" (
	"country_id" uuid NOT NULL,
	"visa_option_id" uuid NOT NULL,
	CONSTRAINT "country_visa_options_country_id_visa_option_id_pk" PRIMARY KEY("country_id","visa_option_id")
);
--> statement-breakpoint
CREATE TABLE "country_visa_types" (
	"country_id" uuid NOT NULL,
	"visa_type_id" uuid NOT NULL,
	CONSTRAINT "country_visa_types_country_id_visa_type_id_pk" PRIMARY KEY("country_id","visa_type_id")
);
--> statement-breakpoint
CREATE TABLE "resident_countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"original_price" integer NOT NULL,
	"discounted_price" integer NOT NULL,
	"additional_visa_price" integer NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visa_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"duration" integer NOT NULL,
	"fee" integer NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visa_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"required_documents" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"return_to" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resend_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"phone" text,
	"date_of_birth" date,
	"gender" text,
	"citizenship_id" uuid,
	"resident_country_id" uuid,
	"active_promocode_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"request_id" uuid,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_id" uuid,
	"reason" text,
	"http_request_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"request_id" uuid NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"payment_url" text,
	"return_token_hash" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_return_token_hash_unique" UNIQUE("return_token_hash"),
	CONSTRAINT "payment_attempts_number" UNIQUE("request_id","number"),
	CONSTRAINT "payment_attempts_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "promocode_uses" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"promocode_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promocodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"total_limit" integer,
	"per_user_limit" integer,
	"country_ids" uuid[],
	"is_active" boolean NOT NULL,
	CONSTRAINT "promocodes_code_unique" UNIQUE("code"),
	CONSTRAINT "promocodes_discount" CHECK (("promocodes"."kind" = 'percent' and "promocodes"."percent" between 1 and 100) or ("promocodes"."kind" = 'fixed' and "promocodes"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "request_documents" (
	"request_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "request_documents_request_id_upload_key_pk" PRIMARY KEY("request_id","upload_key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"browser_hash" text,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visa_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"people_count" integer NOT NULL,
	"notes" text,
	"country_id" uuid NOT NULL,
	"visa_type_id" uuid NOT NULL,
	"visa_option_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"total" integer NOT NULL,
	"assigned_to" uuid,
	CONSTRAINT "visa_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant_reference" uuid NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"approve_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"decline_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_merchant_reference_unique" UNIQUE("merchant_reference")
);
--> statement-breakpoint
ALTER TABLE "country_services" ADD CONSTRAINT "country_services_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_services" ADD CONSTRAINT "country_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_visa_options" ADD CONSTRAINT "country_visa_options_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_visa_options" ADD CONSTRAINT "country_visa_options_visa_option_id_visa_options_id_fk" FOREIGN KEY ("visa_option_id") REFERENCES "public"."visa_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_visa_types" ADD CONSTRAINT "country_visa_types_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_visa_types" ADD CONSTRAINT "country_visa_types_visa_type_id_visa_types_id_fk" FOREIGN KEY ("visa_type_id") REFERENCES "public"."visa_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_promocode_id_promocodes_id_fk" FOREIGN KEY ("promocode_id") REFERENCES "public"."promocodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_documents" ADD CONSTRAINT "request_documents_request_id_visa_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."visa_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_documents" ADD CONSTRAINT "request_documents_upload_key_uploads_key_fk" FOREIGN KEY ("upload_key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_visa_type_id_visa_types_id_fk" FOREIGN KEY ("visa_type_id") REFERENCES "public"."visa_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_visa_option_id_visa_options_id_fk" FOREIGN KEY ("visa_option_id") REFERENCES "public"."visa_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD CONSTRAINT "visa_requests_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "country_services_item" ON "country_services" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "country_visa_options_item" ON "country_visa_options" USING btree ("visa_option_id");--> statement-breakpoint
CREATE INDEX "country_visa_types_item" ON "country_visa_types" USING btree ("visa_type_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_request" ON "events" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("request_id") WHERE "payment_attempts"."status" in ('CREATED', 'REDIRECTED', 'PENDING');--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("expires_at") WHERE "payment_attempts"."status" in ('CREATED', 'REDIRECTED', 'PENDING');--> statement-breakpoint
CREATE INDEX "promocode_uses_code" ON "promocode_uses" USING btree ("promocode_id","status");--> statement-breakpoint
CREATE INDEX "request_documents_upload" ON "request_documents" USING btree ("upload_key");--> statement-breakpoint
CREATE INDEX "uploads_unclaimed" ON "uploads" USING btree ("created_at") WHERE "uploads"."user_id" is null;--> statement-breakpoint
CREATE INDEX "visa_requests_user" ON "visa_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "visa_requests_assigned" ON "visa_requests" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "visa_requests_unpaid" ON "visa_requests" USING btree ("expires_at") WHERE "visa_requests"."status" in ('AWAITING_PAYMENT', 'PAYMENT_FAILED');--> statement-breakpoint
CREATE INDEX "sandbox_payments_status" ON "sandbox_payments" USING btree ("status");