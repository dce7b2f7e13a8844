CREATE TABLE "auto_apply_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_type" text NOT NULL,
	"label" text NOT NULL,
	"key" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_apply_avoided" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_apply_avoided_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "auto_apply_counters" (
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"sent" integer NOT NULL,
	"cap" integer NOT NULL,
	CONSTRAINT "auto_apply_counters_user_id_period_pk" PRIMARY KEY("user_id","period"),
	CONSTRAINT "auto_apply_counters_cap" CHECK ("auto_apply_counters"."sent" <= "auto_apply_counters"."cap")
);
--> statement-breakpoint
CREATE TABLE "auto_apply_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"rule_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"score" integer,
	"answers" jsonb,
	"resume_id" uuid,
	"cover_letter" text,
	"approved" jsonb,
	"approved_by" text,
	"send_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"application_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_apply_entries_state" CHECK ("auto_apply_entries"."state" in ('waiting', 'approved', 'sent', 'skipped', 'dropped')),
	CONSTRAINT "auto_apply_entries_approved" CHECK (("auto_apply_entries"."state" = 'approved') = ("auto_apply_entries"."approved" is not null and "auto_apply_entries"."approved_by" is not null and "auto_apply_entries"."send_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "auto_apply_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"application_id" uuid,
	"outcome" text NOT NULL,
	"reason" text,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"packet" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_apply_log_sent" CHECK (("auto_apply_log"."outcome" = 'sent') = ("auto_apply_log"."application_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "auto_apply_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"salary_floor" integer,
	"minimum_match" integer DEFAULT 70 NOT NULL,
	"avoids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resume_id" uuid,
	"cover_letter" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"standing_since" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_apply_rules_match" CHECK ("auto_apply_rules"."minimum_match" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "auto_apply_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp with time zone,
	"daily_cap" integer DEFAULT 5 NOT NULL,
	"company_cap" integer DEFAULT 2 NOT NULL,
	"remembers_answers" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_apply_settings_daily" CHECK ("auto_apply_settings"."daily_cap" between 1 and 25),
	CONSTRAINT "auto_apply_settings_company" CHECK ("auto_apply_settings"."company_cap" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "auto_apply_stops" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"stopped_by" uuid,
	"reason" text NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_apply_stops_one_row" CHECK ("auto_apply_stops"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "auto_apply_answers" ADD CONSTRAINT "auto_apply_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_avoided" ADD CONSTRAINT "auto_apply_avoided_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_avoided" ADD CONSTRAINT "auto_apply_avoided_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_counters" ADD CONSTRAINT "auto_apply_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_entries" ADD CONSTRAINT "auto_apply_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_entries" ADD CONSTRAINT "auto_apply_entries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_entries" ADD CONSTRAINT "auto_apply_entries_rule_id_auto_apply_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."auto_apply_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_log" ADD CONSTRAINT "auto_apply_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_rules" ADD CONSTRAINT "auto_apply_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_apply_settings" ADD CONSTRAINT "auto_apply_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auto_apply_answers_once" ON "auto_apply_answers" USING btree ("user_id","question_type","key");--> statement-breakpoint
CREATE UNIQUE INDEX "auto_apply_entries_once" ON "auto_apply_entries" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "auto_apply_entries_user" ON "auto_apply_entries" USING btree ("user_id","state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auto_apply_entries_due" ON "auto_apply_entries" USING btree ("send_at") WHERE "auto_apply_entries"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "auto_apply_entries_job" ON "auto_apply_entries" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "auto_apply_log_user" ON "auto_apply_log" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "auto_apply_log_once" ON "auto_apply_log" USING btree ("user_id","job_id") WHERE "auto_apply_log"."outcome" = 'sent';--> statement-breakpoint
CREATE INDEX "auto_apply_rules_user" ON "auto_apply_rules" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "auto_apply_rules_due" ON "auto_apply_rules" USING btree ("checked_at") WHERE "auto_apply_rules"."is_on";--> statement-breakpoint
-- What was sent is written once: no change, and no removal but together with the person (which comes by their foreign key).
create function auto_apply_log_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'auto_apply_log is never changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger auto_apply_log_stands before update or delete on auto_apply_log
  for each row execute function auto_apply_log_stands();
