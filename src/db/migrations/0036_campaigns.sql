DROP INDEX "newsletter_subscribers_words";--> statement-breakpoint
ALTER TABLE "email_campaigns" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_subscriptions_newest" ON "user_subscriptions" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search" ON "newsletter_subscribers" USING gin (("email" || ' ' || coalesce("name", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP COLUMN "searched";