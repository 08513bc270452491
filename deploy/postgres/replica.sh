#!/bin/bash
# Copies the primary on the first start, then follows it. To promote it: docs/operations.md
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host=primary --username=replica --pgdata="$PGDATA" --wal-method=stream --slot=replica --write-recovery-conf
  chmod 0700 "$PGDATA"
  # A promoted replica must not wait for a standby that is gone.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
  # Otherwise a promotion can wait for five seconds, until the replica has looked for its primary once more.
  echo "wal_retrieve_retry_interval = '100ms'" >> "$PGDATA/postgresql.auto.conf"
  echo "primary_conninfo = 'host=primary user=replica password=$PGPASSWORD application_name=replica'" >> "$PGDATA/postgresql.auto.conf"
fi
exec postgres
