CREATE TABLE "tracker_import_applications" (
	"import_id" uuid NOT NULL,
	"external_id" uuid NOT NULL,
	"imported" jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "tracker_import_applications_import_id_external_id_pk" PRIMARY KEY("import_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "tracker_import_contacts" (
	"import_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"imported" jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "tracker_import_contacts_import_id_contact_id_pk" PRIMARY KEY("import_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "tracker_import_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_number" integer NOT NULL,
	"column_name" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "tracker_import_notes_kind" CHECK ("tracker_import_notes"."kind" in ('refused', 'left_out', 'part'))
);
--> statement-breakpoint
CREATE TABLE "tracker_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"system" text,
	"sheet" integer,
	"columns" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"state" text NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"added_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"same_rows" integer DEFAULT 0 NOT NULL,
	"added_contacts" integer DEFAULT 0 NOT NULL,
	"left_out_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "tracker_imports_kind" CHECK ("tracker_imports"."kind" in ('applications', 'contacts')),
	CONSTRAINT "tracker_imports_state" CHECK ("tracker_imports"."state" in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "import_choices" DROP CONSTRAINT "import_choices_layout";--> statement-breakpoint
ALTER TABLE "import_choices" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "tracker_import_applications" ADD CONSTRAINT "tracker_import_applications_import_id_tracker_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tracker_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_import_applications" ADD CONSTRAINT "tracker_import_applications_external_id_external_applications_id_fk" FOREIGN KEY ("external_id") REFERENCES "public"."external_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_import_contacts" ADD CONSTRAINT "tracker_import_contacts_import_id_tracker_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tracker_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_import_contacts" ADD CONSTRAINT "tracker_import_contacts_contact_id_application_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."application_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_import_notes" ADD CONSTRAINT "tracker_import_notes_import_id_tracker_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tracker_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_imports" ADD CONSTRAINT "tracker_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_imports" ADD CONSTRAINT "tracker_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracker_import_applications_external" ON "tracker_import_applications" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "tracker_import_contacts_contact" ON "tracker_import_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "tracker_import_notes_import" ON "tracker_import_notes" USING btree ("import_id","row_number");--> statement-breakpoint
CREATE INDEX "tracker_imports_user" ON "tracker_imports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "import_choices" ADD CONSTRAINT "import_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_choices" ADD CONSTRAINT "import_choices_layout" UNIQUE NULLS NOT DISTINCT("company_id","user_id","kind","signature");