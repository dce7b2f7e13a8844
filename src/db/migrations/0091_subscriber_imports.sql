CREATE TABLE "subscriber_import_refusals" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"column_name" text NOT NULL,
	"reason" text NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscriber_import_refusals_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "subscriber_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"system" text,
	"sheet" integer,
	"columns" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"consent" text NOT NULL,
	"state" text NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"added_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"same_rows" integer DEFAULT 0 NOT NULL,
	"ended_rows" integer DEFAULT 0 NOT NULL,
	"kept_off_rows" integer DEFAULT 0 NOT NULL,
	"left_out_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "subscriber_imports_state" CHECK ("subscriber_imports"."state" in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "subscriber_import_people" (
	"import_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"act" text NOT NULL,
	"before" jsonb,
	"left_at" timestamp with time zone,
	CONSTRAINT "subscriber_import_people_import_id_subscriber_id_pk" PRIMARY KEY("import_id","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_opt_outs" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber_import_refusals" ADD CONSTRAINT "subscriber_import_refusals_import_id_subscriber_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."subscriber_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_imports" ADD CONSTRAINT "subscriber_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_imports" ADD CONSTRAINT "subscriber_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_import_people" ADD CONSTRAINT "subscriber_import_people_import_id_subscriber_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."subscriber_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_import_people" ADD CONSTRAINT "subscriber_import_people_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriber_imports_newest" ON "subscriber_imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriber_import_people_subscriber" ON "subscriber_import_people" USING btree ("subscriber_id");--> statement-breakpoint
ALTER TABLE "campaign_opt_outs" ADD CONSTRAINT "campaign_opt_outs_import_id_subscriber_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."subscriber_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_opt_outs_import" ON "campaign_opt_outs" USING btree ("import_id");