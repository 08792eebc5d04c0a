-- How many requests a traveller has made since an instant; at most as many as matter. A statement sees what was there when
-- it began, this function also what was written while it waited for its turn: requests that are written at once are counted
-- one after the other. Null if it is not to wait, and another statement has its turn.
CREATE FUNCTION requests_in_turn(owner uuid, since timestamptz, most integer, is_patient boolean) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	turn bigint := hashtextextended('requests of ' || owner, 0);
BEGIN
	IF is_patient THEN
		PERFORM pg_advisory_xact_lock(turn);
	ELSIF NOT pg_try_advisory_xact_lock(turn) THEN
		RETURN NULL;
	END IF;
	RETURN (SELECT count(*) FROM (SELECT FROM visa_requests WHERE user_id = owner AND created_at > since LIMIT most) AS recent);
END
$$;
