-- A copy is put back with an empty search path, where this function did not find the one that it calls: no copy of the
-- database could be restored. What stands behind RETURN is found once, when the function is made.
CREATE OR REPLACE FUNCTION person_search_text(first_name text, last_name text, email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN (
		SELECT replace(folded, 'ə', 'e') || E'\n' || replace(folded, 'ə', 'a')
		FROM fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email) AS folded
	);
