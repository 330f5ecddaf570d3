-- A prefix of "OpeningOverride_once", which serves the same lookups.
DROP INDEX "OpeningOverride_unitId_idx";
