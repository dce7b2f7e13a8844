CREATE TABLE "mail_reports" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD COLUMN "complained_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD COLUMN "soft_bounces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_reports_age" ON "mail_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_deliveries_message" ON "mail_deliveries" USING btree ("message_id") WHERE "mail_deliveries"."message_id" is not null;