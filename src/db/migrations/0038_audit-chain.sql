-- The audit log is only ever added to, and every entry gets a place in a chain of hashes.
-- The chain is closed by the worker in batches (seal_audit_log): a lock held by each writer until it commits would
-- put every change of the whole product into one queue. The order of the chain is that of commits, batch by batch.

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to: % on % is refused', tg_op, tg_table_name USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- the one before looked at rows, so that emptying the table and statements that met no row went by
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION note_unsealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed SELECT id FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_unsealed AFTER INSERT ON audit_log
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_unsealed();
--> statement-breakpoint
INSERT INTO audit_unsealed SELECT id FROM audit_log ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Leaves the list of what is unsealed only with a seal.
CREATE FUNCTION keep_unsealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM audit_seals WHERE entry_id = old.entry_id) THEN
    RAISE EXCEPTION 'Only a seal takes an entry off this list' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_unsealed_kept BEFORE DELETE ON audit_unsealed FOR EACH ROW EXECUTE FUNCTION keep_unsealed();
--> statement-breakpoint
CREATE TRIGGER audit_unsealed_append_only BEFORE UPDATE OR TRUNCATE ON audit_unsealed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Everything that an entry says, in one fixed form: jsonb orders keys, and the moment is UTC whatever the session says.
CREATE FUNCTION audit_words(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor_id, entry.action,
    entry.subject_type, entry.subject_id, entry.company_id, entry.data, entry.request_id)::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_hash(before text, "position" bigint, words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(before || ' ' || "position" || ' ' || words, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Seals what was committed since, `most` entries at once; says how many. One at a time: the lock is the sealer's alone.
CREATE FUNCTION seal_audit_log(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  entry audit_log;
  place bigint := 0;
  link text := '';
  sealed int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(7264341);
  SELECT s.position, s.hash INTO place, link FROM audit_seals s ORDER BY s.position DESC LIMIT 1;
  place := coalesce(place, 0);
  link := coalesce(link, '');
  FOR entry IN SELECT a.* FROM audit_unsealed u JOIN audit_log a ON a.id = u.entry_id ORDER BY u.entry_id LIMIT most LOOP
    place := place + 1;
    link := audit_hash(link, place, audit_words(entry));
    INSERT INTO audit_seals ("position", entry_id, hash) VALUES (place, entry.id, link);
    DELETE FROM audit_unsealed WHERE entry_id = entry.id;
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END $$;
