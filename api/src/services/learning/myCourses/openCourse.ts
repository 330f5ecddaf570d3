// Whether a course is open is decided here alone, in the query: a page, a search or a lesson's address that does not
// go through it shows nothing. Open is: published, far enough on the journey, and either bought (a product of a
// subscription that gives access) or granted to one of the learner's levels.
/** A condition on the course `c`; $1 is the learner's id, $2 the ids of their levels. */
export const OPEN_COURSE = `
  c.status = 'PUBLISHED' AND (c."minStageNumber" IS NULL OR c."minStageNumber" <= COALESCE(
    (SELECT st.number FROM "User" me JOIN "Stage" st ON st.id = me."stageId" WHERE me.id = $1), 0))
  AND (
    EXISTS (SELECT 1 FROM "Subscription" s JOIN "ProductCourse" pc ON pc."productId" = s."productId"
      WHERE s."userId" = $1 AND pc."courseId" = c.id AND app.gives_access(s))
    OR EXISTS (SELECT 1 FROM "CourseAccessLevel" cal WHERE cal."courseId" = c.id AND cal."accessLevelId" = ANY($2::text[]))
  )`

/**
 * A condition on a published lesson `l` of the unit `u` of an open course `c`: nothing that must come first is left to
 * do. The same as `lockedLessonIds` of shared/learning/outline.ts, and tested to be.
 */
export const UNLOCKED_LESSON = `
  (c.progression = 'FREE' OR NOT EXISTS (
    SELECT 1 FROM "Lesson" before JOIN "Unit" bu ON bu.id = before."unitId"
      LEFT JOIN "LessonProgress" done ON done."lessonId" = before.id AND done."userId" = $1
    WHERE bu."courseId" = c.id AND before.status = 'PUBLISHED' AND before."isRequired" AND done."completedAt" IS NULL
      AND (bu.position, bu.id, before.position, before.id) < (u.position, u.id, l.position, l.id)))`
