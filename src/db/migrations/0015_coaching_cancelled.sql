ALTER TABLE "coaching_requests" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "coaching_requests" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_requests" ADD CONSTRAINT "coaching_requests_cancelled" CHECK (("coaching_requests"."status" = 'cancelled') = ("coaching_requests"."cancelled_by" is not null));--> statement-breakpoint
ALTER TABLE "coaching_requests" ADD CONSTRAINT "coaching_requests_cancelled_by" CHECK ("coaching_requests"."cancelled_by" in ('person', 'staff'));