CREATE TABLE "job_match_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"minimum_match" integer DEFAULT 70 NOT NULL,
	"candidate" text DEFAULT '' NOT NULL,
	"through_at" timestamp with time zone,
	"through_id" uuid,
	"is_behind" boolean DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "job_match_states_minimum" CHECK ("job_match_states"."minimum_match" between 50 and 100)
);
--> statement-breakpoint
CREATE TABLE "job_matches" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_matches_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "job_match_states" ADD CONSTRAINT "job_match_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_matches_job" ON "job_matches" USING btree ("job_id");