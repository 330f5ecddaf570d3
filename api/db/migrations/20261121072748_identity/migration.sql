-- Mails with codes and passwords, parked sessions, versions of access levels, members apart from non-members.

ALTER TABLE "OutboxEmail" ADD COLUMN "isSealed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Session" ADD COLUMN "parkedId" UUID, ADD COLUMN "parkedAt" TIMESTAMPTZ(3);
ALTER TABLE "AccessLevel" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "User" ADD COLUMN "isMember" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "User_isMember_createdAt_id_idx" ON "User" ("isMember", "createdAt" DESC, "id" DESC);
CREATE INDEX "User_isMember_email_idx" ON "User" ("isMember", email);

CREATE TYPE "StageDuty" AS ENUM ('LEADER', 'REVIEWER');
CREATE TABLE "StageStaff" (
  "stageId" INTEGER NOT NULL REFERENCES "Stage" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" INTEGER NOT NULL REFERENCES "User" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  duty "StageDuty" NOT NULL,
  CONSTRAINT "StageStaff_pkey" PRIMARY KEY ("stageId", "userId", duty)
);
CREATE INDEX "StageStaff_userId_idx" ON "StageStaff" ("userId");
-- One stage to manage for each, as the current user has it (spec section 3).
CREATE UNIQUE INDEX "StageStaff_one_led" ON "StageStaff" ("userId") WHERE duty = 'LEADER';

CREATE FUNCTION app.is_member(person int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "UserAccessLevel" WHERE "userId" = person AND "accessLevelId" <> 'non-member')
    OR EXISTS (SELECT FROM "Subscription" WHERE "userId" = person AND status <> 'PENDING')
$$;

CREATE FUNCTION app.keep_is_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person int := COALESCE(NEW."userId", OLD."userId");
BEGIN
  UPDATE "User" SET "isMember" = NOT "isMember" WHERE id = person AND "isMember" <> app.is_member(person);
  RETURN NULL;
END $$;

CREATE TRIGGER keep_is_member AFTER INSERT OR UPDATE OR DELETE ON "UserAccessLevel" FOR EACH ROW EXECUTE FUNCTION app.keep_is_member();
CREATE TRIGGER keep_is_member_new AFTER INSERT ON "Subscription" FOR EACH ROW WHEN (NEW.status <> 'PENDING') EXECUTE FUNCTION app.keep_is_member();
CREATE TRIGGER keep_is_member_status AFTER UPDATE OF status ON "Subscription" FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION app.keep_is_member();
CREATE TRIGGER keep_is_member_gone AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.keep_is_member();

UPDATE "User" SET "isMember" = true WHERE app.is_member(id);
