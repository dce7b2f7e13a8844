ALTER TABLE "campaign_recipients" ADD COLUMN "answer" text;--> statement-breakpoint
-- one refused address is no failed campaign
UPDATE "email_campaigns" SET "status" = 'sent', "problem" = NULL WHERE "status" = 'failed' AND "problem" = 'some_failed' AND "sent_count" > 0;--> statement-breakpoint
UPDATE "email_campaigns" SET "problem" = 'all_refused' WHERE "problem" = 'some_failed';
