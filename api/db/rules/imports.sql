-- What undoing an import asks (docs/decisions/0059).

-- The rows of other tables that refer to these records: an undone import deletes only records that nothing refers to.
CREATE OR REPLACE FUNCTION app.references_to(target text, ids int[]) RETURNS TABLE (id int, source text, field text) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE reference record;
BEGIN
  FOR reference IN
    SELECT c.conrelid::regclass AS child, t.relname::text AS source, a.attname::text AS field
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = format('public.%I', target)::regclass
  LOOP
    RETURN QUERY EXECUTE format('SELECT DISTINCT %1$I::int, %2$L::text, %1$L::text FROM %3$s WHERE %1$I = ANY ($1)', reference.field, reference.source, reference.child)
      USING ids;
  END LOOP;
END $$;
