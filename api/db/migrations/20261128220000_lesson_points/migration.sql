ALTER TYPE "XpSource" ADD VALUE 'LESSON';
ALTER TABLE "Course" ADD COLUMN "lessonPoints" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Course" ADD CONSTRAINT "Course_lesson_points" CHECK ("lessonPoints" BETWEEN 0 AND 1000);
-- Without a target, any lesson counts.
ALTER TABLE "Task" DROP CONSTRAINT "Task_auto_whole";
ALTER TABLE "Task" ADD CONSTRAINT "Task_auto_whole" CHECK (
  "autoKind" IS NOT DISTINCT FROM 'LESSON' OR ("autoKind" IS NOT DISTINCT FROM 'FORM') = ("autoTargetId" IS NOT NULL));
