CREATE TABLE "job_import_changes" (
	"import_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	CONSTRAINT "job_import_changes_import_id_job_id_pk" PRIMARY KEY("import_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "salary_replaced" (
	"import_id" uuid NOT NULL,
	"is_published" boolean NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "restored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_imports" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "job_import_changes" ADD CONSTRAINT "job_import_changes_import_id_posting_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."posting_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_changes" ADD CONSTRAINT "job_import_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_replaced" ADD CONSTRAINT "salary_replaced_import_id_salary_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."salary_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_import_changes_job" ON "job_import_changes" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "salary_replaced_import" ON "salary_replaced" USING btree ("import_id");