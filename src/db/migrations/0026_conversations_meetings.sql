CREATE TABLE "application_message_drafts" (
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_message_drafts_application_id_author_id_pk" PRIMARY KEY("application_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"mail_state" text,
	"mail_state_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_messages_side" CHECK ("application_messages"."side" in ('company', 'candidate')),
	CONSTRAINT "application_messages_mail_state" CHECK ("application_messages"."mail_state" in ('queued', 'sent', 'failed', 'in_app')),
	CONSTRAINT "application_messages_mailed" CHECK (("application_messages"."side" = 'company') = ("application_messages"."mail_state" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_interviewers" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "meeting_interviewers_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_times" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_times_meeting_id_starts_at_pk" PRIMARY KEY("meeting_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"place" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"starts_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"asks_for_others" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"proposed_by" uuid,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_kind" CHECK ("meetings"."kind" in ('phone', 'video', 'on_site')),
	CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('proposed', 'accepted', 'declined', 'cancelled')),
	CONSTRAINT "meetings_minutes" CHECK ("meetings"."minutes" between 10 and 480),
	CONSTRAINT "meetings_accepted" CHECK ("meetings"."status" <> 'accepted' or "meetings"."starts_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "application_message_drafts" ADD CONSTRAINT "application_message_drafts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_message_drafts" ADD CONSTRAINT "application_message_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_interviewers" ADD CONSTRAINT "meeting_interviewers_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_interviewers" ADD CONSTRAINT "meeting_interviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_times" ADD CONSTRAINT "meeting_times_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_messages_thread" ON "application_messages" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "meeting_interviewers_person" ON "meeting_interviewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetings_application" ON "meetings" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "meetings_ahead" ON "meetings" USING btree ("starts_at") WHERE "meetings"."status" = 'accepted';