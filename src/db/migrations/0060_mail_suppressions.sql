ALTER TABLE "mail_suppressions" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD COLUMN "mail" text;