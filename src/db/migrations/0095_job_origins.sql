CREATE TABLE "job_origins" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid,
	"last_import_id" uuid,
	"imported" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "same" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "noted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "deleted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_origins" ADD CONSTRAINT "job_origins_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_origins" ADD CONSTRAINT "job_origins_import_id_posting_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."posting_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_origins" ADD CONSTRAINT "job_origins_last_import_id_posting_imports_id_fk" FOREIGN KEY ("last_import_id") REFERENCES "public"."posting_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_origins_import" ON "job_origins" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "posting_imports" ADD CONSTRAINT "posting_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD CONSTRAINT "posting_imports_state" CHECK ("posting_imports"."state" in ('done', 'undone'));