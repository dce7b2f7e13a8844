ALTER TABLE "coaching_calendars" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "help_articles" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "help_old_slugs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "help_reads" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "help_revisions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_replies" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "coaching_calendars" CASCADE;--> statement-breakpoint
DROP TABLE "help_articles" CASCADE;--> statement-breakpoint
DROP TABLE "help_old_slugs" CASCADE;--> statement-breakpoint
DROP TABLE "help_reads" CASCADE;--> statement-breakpoint
DROP TABLE "help_revisions" CASCADE;--> statement-breakpoint
DROP TABLE "contact_replies" CASCADE;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assigned_to_users_id_fk";
--> statement-breakpoint
DROP INDEX "coaching_requests_coach";--> statement-breakpoint
DROP INDEX "contact_messages_words";--> statement-breakpoint
ALTER TABLE "coaching_requests" DROP COLUMN "sequence";--> statement-breakpoint
ALTER TABLE "coaching_requests" DROP COLUMN "reminded_at";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "assigned_to";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "answered_at";