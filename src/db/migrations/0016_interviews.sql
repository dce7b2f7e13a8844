CREATE TABLE "interview_bookmarks" (
	"user_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_bookmarks_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "interview_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"company_name" text NOT NULL,
	"job_role" text NOT NULL,
	"interview_stage" text DEFAULT 'phone' NOT NULL,
	"interview_date" timestamp with time zone,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"feedback" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_logs_stage" CHECK ("interview_logs"."interview_stage" in ('phone', 'technical', 'hr', 'onsite', 'final')),
	CONSTRAINT "interview_logs_outcome" CHECK ("interview_logs"."outcome" in ('pending', 'passed', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "interview_phone_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"country_code" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_phone_details_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"user_id" uuid,
	"job_id" uuid,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"question_type" text NOT NULL,
	"difficulty_level" text NOT NULL,
	"job_role" text,
	"company_name" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_questions_key_unique" UNIQUE("key"),
	CONSTRAINT "interview_questions_type" CHECK ("interview_questions"."question_type" in ('behavioral', 'technical', 'situational')),
	CONSTRAINT "interview_questions_level" CHECK ("interview_questions"."difficulty_level" in ('easy', 'medium', 'hard')),
	CONSTRAINT "interview_questions_origin" CHECK (num_nonnulls("interview_questions"."key", "interview_questions"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "interview_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"resource_type" text NOT NULL,
	"job_role" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"external_url" text,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_resources_key_unique" UNIQUE("key"),
	CONSTRAINT "interview_resources_category" CHECK ("interview_resources"."category" in ('tips', 'strategies', 'examples', 'questions')),
	CONSTRAINT "interview_resources_type" CHECK ("interview_resources"."resource_type" in ('article', 'video', 'link', 'guide'))
);
--> statement-breakpoint
CREATE TABLE "interview_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"session_id" uuid,
	"response_text" text NOT NULL,
	"response_audio_file_id" uuid,
	"response_video_file_id" uuid,
	"duration_seconds" integer,
	"score" integer,
	"score_version" integer,
	"critique" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_responses_score" CHECK ("interview_responses"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "interview_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_name" text NOT NULL,
	"job_role" text,
	"company_name" text,
	"job_id" uuid,
	"questions_answered" integer DEFAULT 0 NOT NULL,
	"questions_skipped" integer DEFAULT 0 NOT NULL,
	"total_time_minutes" integer DEFAULT 0 NOT NULL,
	"average_score" integer,
	"completed" boolean DEFAULT false NOT NULL,
	"interview_mode" text DEFAULT 'text' NOT NULL,
	"session_data" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_sessions_mode" CHECK ("interview_sessions"."interview_mode" in ('text', 'audio')),
	CONSTRAINT "interview_sessions_score" CHECK ("interview_sessions"."average_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "interview_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"situation" text DEFAULT '' NOT NULL,
	"task" text DEFAULT '' NOT NULL,
	"action" text DEFAULT '' NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"phone_details_id" uuid,
	"scheduled_date" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"session_config" jsonb NOT NULL,
	"session_id" uuid,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"notes" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_interviews_status" CHECK ("scheduled_interviews"."status" in ('scheduled', 'completed', 'cancelled', 'no_show'))
);
--> statement-breakpoint
ALTER TABLE "interview_bookmarks" ADD CONSTRAINT "interview_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookmarks" ADD CONSTRAINT "interview_bookmarks_resource_id_interview_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."interview_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_logs" ADD CONSTRAINT "interview_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_logs" ADD CONSTRAINT "interview_logs_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_phone_details" ADD CONSTRAINT "interview_phone_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_response_audio_file_id_files_id_fk" FOREIGN KEY ("response_audio_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_response_video_file_id_files_id_fk" FOREIGN KEY ("response_video_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_stories" ADD CONSTRAINT "interview_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_phone_details_id_interview_phone_details_id_fk" FOREIGN KEY ("phone_details_id") REFERENCES "public"."interview_phone_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_logs_person" ON "interview_logs" USING btree ("user_id","interview_date" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "interview_logs_application" ON "interview_logs" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "interview_questions_kind" ON "interview_questions" USING btree ("question_type","difficulty_level");--> statement-breakpoint
CREATE INDEX "interview_questions_person" ON "interview_questions" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "interview_responses_person" ON "interview_responses" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interview_responses_question" ON "interview_responses" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "interview_responses_session" ON "interview_responses" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "interview_sessions_person" ON "interview_sessions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interview_stories_person" ON "interview_stories" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scheduled_interviews_person" ON "scheduled_interviews" USING btree ("user_id","scheduled_date");--> statement-breakpoint
CREATE INDEX "scheduled_interviews_due" ON "scheduled_interviews" USING btree ("scheduled_date") WHERE "scheduled_interviews"."status" = 'scheduled';