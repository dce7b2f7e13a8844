CREATE TABLE "dismissed_advice" (
	"job_id" uuid NOT NULL,
	"finding" text NOT NULL,
	CONSTRAINT "dismissed_advice_job_id_finding_pk" PRIMARY KEY("job_id","finding")
);
--> statement-breakpoint
CREATE TABLE "posting_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"imported" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dismissed_advice" ADD CONSTRAINT "dismissed_advice_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD CONSTRAINT "posting_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_sets" ADD CONSTRAINT "requirement_sets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_imports_content" ON "posting_imports" USING btree ("company_id","content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_name" ON "requirement_sets" USING btree ("company_id",lower("name"));