CREATE TABLE "question_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"file_name" text NOT NULL,
	"system" text,
	"state" text DEFAULT 'done' NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"same" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"noted" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_imports_state" CHECK ("question_imports"."state" in ('done', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "question_origins" (
	"set_id" uuid NOT NULL,
	"key" text NOT NULL,
	"import_id" uuid,
	"last_import_id" uuid,
	"imported" jsonb NOT NULL,
	CONSTRAINT "question_origins_set_id_key_pk" PRIMARY KEY("set_id","key")
);
--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origins" ADD CONSTRAINT "question_origins_set_id_requirement_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."requirement_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origins" ADD CONSTRAINT "question_origins_import_id_question_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origins" ADD CONSTRAINT "question_origins_last_import_id_question_imports_id_fk" FOREIGN KEY ("last_import_id") REFERENCES "public"."question_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_imports_company" ON "question_imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "question_origins_import" ON "question_origins" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "question_origins_last_import" ON "question_origins" USING btree ("last_import_id");