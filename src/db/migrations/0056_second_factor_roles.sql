ALTER TABLE "platform_settings" ADD COLUMN "second_factor_roles" text[] DEFAULT '{"platform_admin"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_second_factor" CHECK ("platform_settings"."second_factor_roles" <@ array['platform_admin', 'platform_user', 'client_admin']);--> statement-breakpoint
-- a trial run with sample people goes on without
UPDATE "platform_settings" SET "second_factor_roles" = '{}' WHERE EXISTS (SELECT FROM "users" WHERE "is_sample");
