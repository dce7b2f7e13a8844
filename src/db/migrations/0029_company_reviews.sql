CREATE TABLE "application_import_refusals" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"column_name" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "application_import_refusals_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "application_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_by" uuid,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"layout" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"imported_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "application_imports_state" CHECK ("application_imports"."state" in ('checked', 'waiting', 'running', 'done', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "application_rejections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"rejected_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "import_row" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match_version" smallint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match_score" smallint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match_segments" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search_resume" "tsvector";--> statement-breakpoint
ALTER TABLE "application_import_refusals" ADD CONSTRAINT "application_import_refusals_import_id_application_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."application_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rejections" ADD CONSTRAINT "application_rejections_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rejections" ADD CONSTRAINT "application_rejections_change_id_application_status_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."application_status_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rejections" ADD CONSTRAINT "application_rejections_rejected_by_users_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_imports_company" ON "application_imports" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "application_rejections_change" ON "application_rejections" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "application_rejections_application" ON "application_rejections" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_import_id_application_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."application_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_imported_once" ON "applications" USING btree ("job_id",lower("email")) WHERE "applications"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_import_row" ON "applications" USING btree ("import_id","import_row") WHERE "applications"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_match_version" ON "applications" USING btree ("match_version");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search_resume");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_whose" CHECK (num_nonnulls("applications"."user_id", "applications"."import_id") = 1);--> statement-breakpoint
-- The words of a resume, for a company that looks for a skill among those who applied.
create function applications_search() returns trigger language plpgsql as $$
begin
  new.search_resume := to_tsvector('tandem', left(new.resume_text, 100000));
  return new;
end $$;
--> statement-breakpoint
create trigger applications_search before insert or update of resume_text on applications
  for each row execute function applications_search();
--> statement-breakpoint
update applications set resume_text = resume_text;
