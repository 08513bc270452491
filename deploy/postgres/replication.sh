#!/bin/bash
# Runs once, when the primary's cluster is created: a role for the replica, and its permission to connect.
set -euo pipefail
psql --set=password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica WITH REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('replica');
SQL
# The server that fills the cluster has no network, so it must not wait for a standby; the next start does. Here it can be
# changed by ALTER SYSTEM.
echo "synchronous_standby_names = 'ANY 1 (replica)'" >> "$PGDATA/postgresql.auto.conf"
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
