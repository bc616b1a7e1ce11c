"""The database: schema, migrations, and the store of logs, snapshots and leases."""
