CREATE TABLE "interview_log_origins" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "interview_logs_application";--> statement-breakpoint
ALTER TABLE "interview_logs" ADD COLUMN "outcome_follows" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_log_origins" ADD CONSTRAINT "interview_log_origins_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_log_origins" ADD CONSTRAINT "interview_log_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_logs_application" ON "interview_logs" USING btree ("application_id");