import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'

import certifyFinishers from './certifyFinishers'

// Finishes a course for the people who have completed all of its required lessons; who finished it before stays as is.
const FINISH = command(`
  INSERT INTO "CourseProgress" ("userId", "courseId", "firstCompletedAt")
  SELECT lp."userId", c.id, now()
  FROM "Course" c JOIN "Unit" u ON u."courseId" = c.id JOIN "Lesson" l ON l."unitId" = u.id AND l.status = 'PUBLISHED' AND l."isRequired"
    JOIN "LessonProgress" lp ON lp."lessonId" = l.id AND lp."completedAt" IS NOT NULL
  WHERE c.id = $1::int GROUP BY lp."userId", c.id HAVING count(*) = c."requiredCount" ORDER BY lp."userId"
  ON CONFLICT ("userId", "courseId") DO UPDATE SET "firstCompletedAt" = now() WHERE "CourseProgress"."firstCompletedAt" IS NULL`)

/** A course requires fewer lessons than before: finishes it for the people who have no other left, with certificates. */
const finishLearners = async (payload: unknown) => {
  const { courseId } = payload as { courseId: number }
  await inTransaction((tx) => FINISH.run(tx, [courseId]))
  await certifyFinishers({ courseId })
}

export default finishLearners
