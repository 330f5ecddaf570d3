import { manilaDay, MANILA_TODAY } from 'src/lib/database/sql'

// Whether a course is open is decided only here, in SQL; every page, search and lesson address must use it. A learner
// reaches published courses that they bought (a product of a subscription that gives access) or that are granted to one
// of their levels, their batch or their group. A course is open once they have reached its stage. In these SQL texts $1 is
// the learner's id and $2 the ids of their levels.

/** For a FROM clause: the learner as `me`, with their stage. */
export const LEARNER = `(
  SELECT me.id, me."batchId", place."groupId", me."createdAt", COALESCE(st.number, 0) AS stage, b."launchFrom"
  FROM "User" me LEFT JOIN "Stage" st ON st.id = me."stageId" LEFT JOIN "Batch" b ON b.id = me."batchId"
    LEFT JOIN "GroupMembership" place ON place."userId" = me.id AND place."endedAt" IS NULL WHERE me.id = $1) me`

const GRANTED = `
  EXISTS (SELECT 1 FROM "CourseAccessLevel" cal WHERE cal."courseId" = c.id AND cal."accessLevelId" = ANY($2::text[]))
  OR EXISTS (SELECT 1 FROM "CourseBatch" cb WHERE cb."courseId" = c.id AND cb."batchId" = me."batchId")
  OR EXISTS (SELECT 1 FROM "CourseGroup" cg WHERE cg."courseId" = c.id AND cg."groupId" = me."groupId"
    AND EXISTS (SELECT FROM unnest($2::text[]) held WHERE held <> 'non-member'))`

/** A condition: the learner `me` reaches the course `c`. */
export const REACHED_COURSE = `
  c.status = 'PUBLISHED' AND (
    EXISTS (SELECT 1 FROM "Subscription" s JOIN "ProductCourse" pc ON pc."productId" = s."productId"
      WHERE s."userId" = $1 AND pc."courseId" = c.id AND app.gives_access(s))
    OR ${GRANTED})`

/** A condition: the learner `me` reaches the course `c` and has reached its stage. */
export const OPEN_COURSE = `${REACHED_COURSE} AND (c."minStageNumber" IS NULL OR c."minStageNumber" <= me.stage)`

/**
 * Whether an overdue bill limits the course `c` to lessons opened before: every purchase that opens the course has such
 * a bill, and no level, batch or group grants the course.
 */
export const LIMITED_COURSE = `
  NOT EXISTS (SELECT 1 FROM "Subscription" s JOIN "ProductCourse" pc ON pc."productId" = s."productId"
    WHERE s."userId" = $1 AND pc."courseId" = c.id AND s."lessonsLimitedAt" IS NULL AND app.gives_access(s))
  AND NOT (${GRANTED})`

/** The Manila day from which rules of the kind "days after enrolment" count. */
export const ENROLLED_ON = manilaDay(`COALESCE(
  (SELECT min(s."startsAt") FROM "Subscription" s JOIN "ProductCourse" pc ON pc."productId" = s."productId"
    WHERE s."userId" = $1 AND pc."courseId" = c.id AND app.gives_access(s)), me."createdAt")`)

/** The first track that fits the learner; it orders the units. */
export const TRACK = `(
  SELECT t.id FROM "Track" t WHERE t."courseId" = c.id AND (t."accessLevelId" IS NULL OR t."accessLevelId" = ANY($2::text[]))
    AND (t."batchId" IS NULL OR t."batchId" = me."batchId") AND (t."minStageNumber" IS NULL OR t."minStageNumber" <= me.stage)
  ORDER BY t.position, t.id LIMIT 1)`

/** Whether the rule of the unit or lesson is met. A rule whose day is not known yet is not met. */
const isMet = (
  what: string,
  column: 'unitId' | 'lessonId',
  previous: { isThere: string; completedAt: string }
) => `COALESCE(
  (SELECT o."opensOn" <= ${MANILA_TODAY} FROM "OpeningOverride" o WHERE o."${column}" = ${what}.id AND (o."userId" = $1 OR o."batchId" = me."batchId")
    ORDER BY o."userId" NULLS LAST LIMIT 1),
  CASE ${what}."opensBy" WHEN 'AT_ONCE' THEN true
    WHEN 'DATE' THEN ${what}."opensOn" <= ${MANILA_TODAY}
    WHEN 'ENROLMENT' THEN c."enrolledOn" + ${what}."opensAfterDays" <= ${MANILA_TODAY}
    WHEN 'BATCH_LAUNCH' THEN me."launchFrom" + ${what}."opensAfterDays" <= ${MANILA_TODAY}
    WHEN 'PREVIOUS_LESSON' THEN NOT ${previous.isThere} OR ${manilaDay(previous.completedAt)} + ${what}."opensAfterDays" <= ${MANILA_TODAY}
    WHEN 'STAGE' THEN ${what}."opensAtStage" <= me.stage END,
  false)`

const IN_ORDER = `PARTITION BY c.id ORDER BY tu.position, u.position, u.id, l.position, l.id`

/**
 * For a WITH clause: me, open_courses, and the ids of open_lessons with their `courseId`. The conditions equal
 * `lessonLocks` of shared/learning/opening.ts; a test compares the two. OFFSET makes PostgreSQL use the indexes of
 * courses and units, whatever it estimates. `condition` limits the courses `c`.
 */
export const openTables = (condition = 'true') => `
  me AS MATERIALIZED (SELECT * FROM ${LEARNER}),
  my_progress AS MATERIALIZED (SELECT "lessonId", "completedAt" FROM "LessonProgress" WHERE "userId" = $1),
  open_courses AS MATERIALIZED (
    SELECT c.*, (${LIMITED_COURSE}) AS "isLimited", ${ENROLLED_ON} AS "enrolledOn", ${TRACK} AS "trackId" FROM "Course" c CROSS JOIN me WHERE ${OPEN_COURSE} AND ${condition}),
  lessons_in_order AS MATERIALIZED (
    SELECT l.id, l."opensBy", l."opensOn", l."opensAfterDays", l."opensAtStage", u.id AS "unitId", c.id AS "courseId", done."lessonId" IS NOT NULL AS was_opened,
      count(*) FILTER (WHERE l."isRequired" AND done."completedAt" IS NULL) OVER (${IN_ORDER} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS waited_for,
      row_number() OVER (${IN_ORDER}) AS place, lag(done."completedAt") OVER (${IN_ORDER}) AS previous
    FROM open_courses c
      CROSS JOIN LATERAL (SELECT * FROM "Unit" WHERE "courseId" = c.id OFFSET 0) u
      LEFT JOIN "TrackUnit" tu ON tu."trackId" = c."trackId" AND tu."unitId" = u.id
      CROSS JOIN LATERAL (SELECT * FROM "Lesson" WHERE "unitId" = u.id AND status = 'PUBLISHED' OFFSET 0) l
      LEFT JOIN my_progress done ON done."lessonId" = l.id),
  open_units AS MATERIALIZED (
    SELECT u.id FROM (SELECT DISTINCT ON ("unitId") "unitId", "courseId", place, previous FROM lessons_in_order ORDER BY "unitId", place) first
      JOIN "Unit" u ON u.id = first."unitId" JOIN open_courses c ON c.id = first."courseId" CROSS JOIN me
    WHERE ${isMet('u', 'unitId', { isThere: 'first.place > 1', completedAt: 'first.previous' })}),
  open_lessons AS MATERIALIZED (
    SELECT ordered.id, ordered."courseId" FROM lessons_in_order ordered JOIN open_courses c ON c.id = ordered."courseId" CROSS JOIN me
    WHERE ordered."unitId" IN (SELECT id FROM open_units) AND (c.progression = 'FREE' OR ordered.waited_for = 0)
      AND (NOT c."isLimited" OR ordered.was_opened)
      AND ${isMet('ordered', 'lessonId', { isThere: 'ordered.place > 1', completedAt: 'ordered.previous' })})`
