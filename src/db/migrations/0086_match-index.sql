CREATE TABLE "job_match_due" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "job_match_due_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_match_postings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"titles" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"min_skills" integer NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job_match_states" ADD COLUMN "titles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_match_states" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_match_due" ADD CONSTRAINT "job_match_due_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_match_due" ADD CONSTRAINT "job_match_due_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_match_postings" ADD CONSTRAINT "job_match_postings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_match_due_job" ON "job_match_due" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_match_postings_titles" ON "job_match_postings" USING gin ("titles");--> statement-breakpoint
CREATE INDEX "job_match_postings_skills" ON "job_match_postings" USING gin ("skills");--> statement-breakpoint
CREATE INDEX "job_match_states_titles" ON "job_match_states" USING gin ("titles");--> statement-breakpoint
CREATE INDEX "job_match_states_skills" ON "job_match_states" USING gin ("skills");--> statement-breakpoint
ALTER TABLE "job_match_states" DROP COLUMN "through_at";--> statement-breakpoint
ALTER TABLE "job_match_states" DROP COLUMN "through_id";