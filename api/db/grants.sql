-- What the server's own role may do, for a school that runs migrations with another role (docs/deploy.md). Run it as the
-- owner of the tables after each `prisma migrate deploy`, where the role `sulong_app` exists. The server's role owns no
-- table, so it cannot switch off a trigger, and rows of ledgers and logs are out of its reach.
GRANT USAGE ON SCHEMA public, app TO sulong_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, app TO sulong_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, app TO sulong_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, app TO sulong_app;

REVOKE UPDATE, DELETE ON "InfoLog", "InfoLogSeal", "Payment", "PaymentAllocation", "XpLedger" FROM sulong_app;
REVOKE DELETE ON "Commission" FROM sulong_app;
REVOKE UPDATE ON "MoveUpStep" FROM sulong_app;
REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM sulong_app;
