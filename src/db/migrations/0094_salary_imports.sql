CREATE TABLE "salary_import_refusals" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"column_name" text NOT NULL,
	"reason" text NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "salary_import_refusals_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "salary_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"dataset" text NOT NULL,
	"sheet" integer,
	"columns" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"state" text NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"left_out_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "salary_imports_state" CHECK ("salary_imports"."state" in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "salary_datasets" DROP CONSTRAINT "salary_datasets_layout";--> statement-breakpoint
ALTER TABLE "salary_data" ADD COLUMN "original_amount" double precision;--> statement-breakpoint
ALTER TABLE "salary_data" ADD COLUMN "original_currency" text;--> statement-breakpoint
ALTER TABLE "salary_data" ADD COLUMN "original_unit" text;--> statement-breakpoint
ALTER TABLE "salary_datasets" ADD COLUMN "conversions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_published" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_import_refusals" ADD CONSTRAINT "salary_import_refusals_import_id_salary_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."salary_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_imports" ADD CONSTRAINT "salary_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_imports" ADD CONSTRAINT "salary_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salary_imports_newest" ON "salary_imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "salary_datasets" ADD CONSTRAINT "salary_datasets_layout" CHECK ("salary_datasets"."layout" in ('sample', 'own', 'oews', 'lca', 'ashe', 'table', 'figures'));