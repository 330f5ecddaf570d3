-- Playbooks take the members in somebody's care in portions, in the order of their ids.
CREATE INDEX "User_cared" ON "User" (id) WHERE "successManagerId" IS NOT NULL AND "archivedAt" IS NULL;

-- The tasks that staff have closed are listed by success manager, the latest first.
CREATE INDEX "SuccessTask_closed" ON "SuccessTask" ("userId", "closedAt" DESC, id DESC) WHERE status IN ('DONE', 'SKIPPED');
