#!/bin/sh
# Saves the database, then the pictures that lie on this machine: backup.sh <folder>. Reads the settings of the server.
# In this order every picture that the database knows is in the archive; one that came later is in no one's way.
set -eu
umask 077
folder=${1:?Usage: backup.sh <folder>}
viza=$(dirname "$(dirname "$(readlink -f "$0")")")
now=$(date -u +%Y%m%dT%H%M%SZ)
# Past a pooler, which can't keep a dump in one moment. The password goes by the environment: everybody sees arguments.
DATABASE=${DATABASE_DIRECT_URL:-$DATABASE_URL}
export DATABASE
PGPASSWORD=$("$viza/bin/node" -p 'decodeURIComponent(new URL(process.env.DATABASE).password)')
export PGPASSWORD
address=$("$viza/bin/node" -p 'const url = new URL(process.env.DATABASE); url.password = ""; url.href')
pg_dump --format=custom --no-owner --no-privileges --dbname="$address" --file="$folder/$now.dump.part"
mv "$folder/$now.dump.part" "$folder/$now.dump"
"$viza/viza" backup "$folder/$now.tar.gz"
# Longer than pictures may stay they must not stay in backups either.
find "$folder" -maxdepth 1 -name '*T*Z.*' -mtime "+${BACKUP_DAYS:-14}" -delete
echo "Saved: $folder/$now.dump and $folder/$now.tar.gz"
