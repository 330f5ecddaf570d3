ALTER TABLE "User" ADD COLUMN "hidesSocialReminder" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "hidesMissingSocialReminder" BOOLEAN NOT NULL DEFAULT false;
