-- Applications that stood at an interview before there was a tracker of interviews: each makes its log, as it would have then.
WITH standing AS (
	INSERT INTO "interview_log_origins" ("application_id", "user_id")
	SELECT "id", "user_id" FROM "applications" WHERE "status" = 'interview'
	ON CONFLICT DO NOTHING
	RETURNING "application_id"
)
INSERT INTO "interview_logs" ("id", "user_id", "application_id", "company_name", "job_role", "outcome_follows", "created_at", "updated_at")
SELECT gen_random_uuid(), a."user_id", a."id", c."name", j."title", true, a."status_updated_at", a."status_updated_at"
FROM standing
JOIN "applications" a ON a."id" = standing."application_id"
JOIN "jobs" j ON j."id" = a."job_id"
JOIN "companies" c ON c."id" = j."company_id"
WHERE NOT EXISTS (SELECT 1 FROM "interview_logs" l WHERE l."application_id" = a."id");
