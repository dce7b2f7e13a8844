CREATE TABLE "application_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"elsewhere_id" uuid,
	"name" text NOT NULL,
	"role" text,
	"email" text,
	"phone" text,
	"link" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_contacts_about" CHECK (num_nonnulls("application_contacts"."application_id", "application_contacts"."elsewhere_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "application_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"elsewhere_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"told_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_reminders_about" CHECK (num_nonnulls("application_reminders"."application_id", "application_reminders"."elsewhere_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "elsewhere_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"location" text,
	"link" text,
	"employment_type" text,
	"salary_text" text,
	"salary_top" integer,
	"status" text DEFAULT 'submitted' NOT NULL,
	"applied_on" date NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"notes" text,
	"notes_at" timestamp with time zone,
	"status_updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "elsewhere_applications_status" CHECK ("elsewhere_applications"."status" in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "elsewhere_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elsewhere_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"period" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_hits" (
	"saved_search_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	CONSTRAINT "saved_search_hits_saved_search_id_job_id_pk" PRIMARY KEY("saved_search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"q" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"employment_type" text,
	"remote" boolean DEFAULT false NOT NULL,
	"frequency" text DEFAULT 'none' NOT NULL,
	"checked_for" text DEFAULT '' NOT NULL,
	"news_from" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_frequency" CHECK ("saved_searches"."frequency" in ('none', 'daily', 'weekly')),
	CONSTRAINT "saved_searches_asks" CHECK ("saved_searches"."q" <> '' or "saved_searches"."location" <> '' or "saved_searches"."employment_type" is not null or "saved_searches"."remote")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "application_notes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_elsewhere_id_elsewhere_applications_id_fk" FOREIGN KEY ("elsewhere_id") REFERENCES "public"."elsewhere_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reminders" ADD CONSTRAINT "application_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reminders" ADD CONSTRAINT "application_reminders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reminders" ADD CONSTRAINT "application_reminders_elsewhere_id_elsewhere_applications_id_fk" FOREIGN KEY ("elsewhere_id") REFERENCES "public"."elsewhere_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elsewhere_applications" ADD CONSTRAINT "elsewhere_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elsewhere_status_changes" ADD CONSTRAINT "elsewhere_status_changes_elsewhere_id_elsewhere_applications_id_fk" FOREIGN KEY ("elsewhere_id") REFERENCES "public"."elsewhere_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_alert_id_saved_search_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."saved_search_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_contacts_user" ON "application_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_reminders_user" ON "application_reminders" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "application_reminders_untold" ON "application_reminders" USING btree ("due_at") WHERE "application_reminders"."told_at" is null and "application_reminders"."done_at" is null;--> statement-breakpoint
CREATE INDEX "elsewhere_applications_user" ON "elsewhere_applications" USING btree ("user_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "elsewhere_status_changes_application" ON "elsewhere_status_changes" USING btree ("elsewhere_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_alerts_once" ON "saved_search_alerts" USING btree ("saved_search_id","period");--> statement-breakpoint
CREATE INDEX "saved_search_hits_alert" ON "saved_search_hits" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_mailed" ON "saved_searches" USING btree ("frequency") WHERE "saved_searches"."frequency" <> 'none';