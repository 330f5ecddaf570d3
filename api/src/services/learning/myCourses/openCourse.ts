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
 * Whether an overdue bill limits the course `c` to lessons that were opened before: no purchase without such a bill opens
 * it, and no level.
 */
export const LIMITED_COURSE = `
  NOT EXISTS (SELECT 1 FROM "Subscription" s JOIN "ProductCourse" pc ON pc."productId" = s."productId"
    WHERE s."userId" = $1 AND pc."courseId" = c.id AND s."lessonsLimitedAt" IS NULL AND app.gives_access(s))
  AND NOT EXISTS (SELECT 1 FROM "CourseAccessLevel" cal WHERE cal."courseId" = c.id AND cal."accessLevelId" = ANY($2::text[]))`

/**
 * For a WITH: open_courses, and open_lessons with their `courseId`. They are gathered first, since a learner's few are
 * read sooner than an index of all. In a sequential course a lesson waits for the required ones before it: the same as
 * `lockedLessonIds` of shared/learning/outline.ts, and tested to be. OFFSET has each course's and unit's
 * own index used, whatever the planner takes them for.
 */
export const OPEN_TABLES = `
  open_courses AS MATERIALIZED (SELECT c.*, (${LIMITED_COURSE}) AS "isLimited" FROM "Course" c WHERE ${OPEN_COURSE}),
  open_lessons AS MATERIALIZED (
    SELECT * FROM (
      SELECT l.*, c.id AS "courseId", c.progression, c."isLimited", done."lessonId" IS NOT NULL AS was_opened, count(*) FILTER (WHERE l."isRequired" AND done."completedAt" IS NULL) OVER (
        PARTITION BY c.id ORDER BY u.position, u.id, l.position, l.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS waited_for
      FROM open_courses c
        CROSS JOIN LATERAL (SELECT * FROM "Unit" WHERE "courseId" = c.id OFFSET 0) u
        CROSS JOIN LATERAL (SELECT * FROM "Lesson" WHERE "unitId" = u.id AND status = 'PUBLISHED' OFFSET 0) l
        LEFT JOIN "LessonProgress" done ON done."lessonId" = l.id AND done."userId" = $1
    ) lesson WHERE (progression = 'FREE' OR waited_for = 0) AND (NOT "isLimited" OR was_opened))`
