#!/bin/bash
# Runs once, when the primary's cluster is created: a role for the replica, and its permission to connect.
set -euo pipefail
psql --set=password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica WITH REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
