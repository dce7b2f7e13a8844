-- The tables get the name that the product has for them.
ALTER TABLE "meetings" RENAME TO "interviews";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_application_id_applications_id_fk" TO "interviews_application_id_applications_id_fk";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_proposed_by_users_id_fk" TO "interviews_proposed_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_kind" TO "interviews_kind";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_status" TO "interviews_status";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_minutes" TO "interviews_minutes";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_accepted" TO "interviews_accepted";--> statement-breakpoint
ALTER INDEX "meetings_application" RENAME TO "interviews_application";--> statement-breakpoint
ALTER INDEX "meetings_ahead" RENAME TO "interviews_ahead";--> statement-breakpoint
ALTER TABLE "meeting_times" RENAME TO "interview_times";--> statement-breakpoint
ALTER TABLE "interview_times" RENAME COLUMN "meeting_id" TO "interview_id";--> statement-breakpoint
ALTER TABLE "interview_times" RENAME CONSTRAINT "meeting_times_meeting_id_meetings_id_fk" TO "interview_times_interview_id_interviews_id_fk";--> statement-breakpoint
ALTER TABLE "interview_times" RENAME CONSTRAINT "meeting_times_meeting_id_starts_at_pk" TO "interview_times_interview_id_starts_at_pk";--> statement-breakpoint
ALTER TABLE "meeting_interviewers" RENAME TO "interview_interviewers";--> statement-breakpoint
ALTER TABLE "interview_interviewers" RENAME COLUMN "meeting_id" TO "interview_id";--> statement-breakpoint
ALTER TABLE "interview_interviewers" RENAME CONSTRAINT "meeting_interviewers_meeting_id_meetings_id_fk" TO "interview_interviewers_interview_id_interviews_id_fk";--> statement-breakpoint
ALTER TABLE "interview_interviewers" RENAME CONSTRAINT "meeting_interviewers_user_id_users_id_fk" TO "interview_interviewers_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "interview_interviewers" RENAME CONSTRAINT "meeting_interviewers_meeting_id_user_id_pk" TO "interview_interviewers_interview_id_user_id_pk";--> statement-breakpoint
ALTER INDEX "meeting_interviewers_person" RENAME TO "interview_interviewers_person";--> statement-breakpoint
ALTER TABLE "interviews" RENAME CONSTRAINT "meetings_pkey" TO "interviews_pkey";
