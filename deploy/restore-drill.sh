#!/bin/sh
# Proves that a backup can be restored, beside the running service and without touching it:
#   restore-drill.sh <folder> <name of an empty database>
# Reads the newest backup of the folder. The database is beside that of the service; its address, and DATA_KEY, come
# from the environment, as the server's do: everybody sees arguments, and systemd writes them into its log.
set -eu
umask 077
folder=${1:?Usage: restore-drill.sh <folder> <database>}
name=${2:?Usage: restore-drill.sh <folder> <database>}
viza=$(dirname "$(dirname "$(readlink -f "$0")")")
newest=$(find "$folder" -maxdepth 1 -name '*T*Z.dump' | sort | tail -n 1)
[ -n "$newest" ] || { echo "There is no backup in $folder." >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
DATABASE=$("$viza/bin/node" -p '
	const url = new URL(process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL);
	url.pathname = `/${process.argv[1]}`;
	url.href' "$name")
export DATABASE
PGPASSWORD=$("$viza/bin/node" -p 'decodeURIComponent(new URL(process.env.DATABASE).password)')
export PGPASSWORD
address=$("$viza/bin/node" -p 'const url = new URL(process.env.DATABASE); url.password = ""; url.href')
began=$(date +%s)
pg_restore --exit-on-error --no-owner --no-privileges --single-transaction --dbname="$address" "$newest"
# Nothing but the copy is told to it: no mail, no bucket, no provider, no other database.
drill() {
	DATA_DIR="$scratch/data" "$viza/bin/node" -e '
		const { PATH, DATA_KEY, OTHER_DATA_KEYS, DATABASE: DATABASE_URL, DATA_DIR } = process.env;
		const own = { NODE_ENV: "production", PUBLIC_URL: "https://drill.invalid", PAYMENT_PROVIDER: "sandbox" };
		const env = { PATH, DATA_KEY, OTHER_DATA_KEYS, DATABASE_URL, DATA_DIR, ...own };
		const [command, ...given] = process.argv.slice(1);
		const { status } = require("node:child_process").spawnSync(command, given, { env, stdio: "inherit" });
		process.exit(status ?? 1)' "$viza/viza" "$@"
}
drill restore "${newest%.dump}.tar.gz"
drill doctor
ask() { psql --no-psqlrc --tuples-only --no-align --dbname="$address" --command="$1"; }
ask "select count(*) || ' requests, the newest of ' || coalesce(max(created_at)::text, 'never') from visa_requests"
# In a bucket they are not of this backup.
if [ -z "${S3_BUCKET:-}" ]; then
	ask 'select key from uploads union all select key from issued_visas' >"$scratch/known"
	ls "$scratch/data/uploads" >"$scratch/there"
	for list in known there; do LC_ALL=C sort -o "$scratch/$list" "$scratch/$list"; done
	known=$(grep -c . "$scratch/known" || true)
	lost=$(LC_ALL=C comm -23 "$scratch/known" "$scratch/there" | grep -c . || true)
	if [ "$lost" -gt 0 ]; then
		echo "$lost of $known pictures and visas are not in the archive. Was it made with the DATA_DIR of the servers?" >&2
		exit 1
	fi
	echo "$known pictures and visas, all in the archive"
fi
echo "Restored from $newest in $(($(date +%s) - began)) s."
