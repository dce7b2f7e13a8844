CREATE TABLE "application_origins" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"imported" jsonb NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"signature" text NOT NULL,
	"columns" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_choices_layout" UNIQUE NULLS NOT DISTINCT("company_id","kind","signature")
);
--> statement-breakpoint
DROP INDEX "applications_imported_once";--> statement-breakpoint
ALTER TABLE "application_imports" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_import_refusals" ADD COLUMN "is_left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "sheet" integer;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "columns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "changed_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "same_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_imports" ADD COLUMN "left_out_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_origins" ADD CONSTRAINT "application_origins_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_choices" ADD CONSTRAINT "import_choices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_origins_external" ON "application_origins" USING btree ("external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_imported_once" ON "applications" USING btree ("job_id",lower("email")) WHERE "applications"."user_id" is null and "applications"."email" <> '';--> statement-breakpoint
-- the field of each column instead of the column of each field
UPDATE "application_imports" SET
	"system" = CASE "layout" WHEN 'greenhouse' THEN 'Greenhouse' WHEN 'opencats' THEN 'OpenCATS' END,
	"columns" = coalesce((SELECT jsonb_object_agg(value, key) FROM jsonb_each_text("mapping")), '{}');--> statement-breakpoint
ALTER TABLE "application_imports" DROP COLUMN "layout";--> statement-breakpoint
ALTER TABLE "application_imports" DROP COLUMN "mapping";