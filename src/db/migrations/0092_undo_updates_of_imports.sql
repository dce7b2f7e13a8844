CREATE TABLE "application_import_changes" (
	"import_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"change_id" uuid,
	CONSTRAINT "application_import_changes_import_id_application_id_pk" PRIMARY KEY("import_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "application_origins" ADD COLUMN "has_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_import_changes" ADD CONSTRAINT "application_import_changes_import_id_application_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."application_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_import_changes" ADD CONSTRAINT "application_import_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_import_changes_application" ON "application_import_changes" USING btree ("application_id");