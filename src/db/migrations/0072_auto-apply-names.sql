-- The columns get the names that the product has for them.
ALTER TABLE "auto_apply_entries" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "auto_apply_log" RENAME COLUMN "packet" TO "submission";--> statement-breakpoint
ALTER TABLE "auto_apply_rules" RENAME COLUMN "standing_since" TO "auto_approved_since";--> statement-breakpoint
ALTER TABLE "auto_apply_settings" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "application_reminders" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "application_reminders_untold" RENAME TO "application_reminders_due";--> statement-breakpoint
UPDATE "auto_apply_entries" SET "approved_by" = 'rule' WHERE "approved_by" = 'standing';--> statement-breakpoint
UPDATE "security_events" SET "reason" = 'IMPERSONATION_READ_ONLY' WHERE "reason" = 'LOOKING_ONLY';
