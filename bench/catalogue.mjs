// Learning data at any size: one course of 50 lessons and one weekly event per 250 members, and some 40 started lessons
// per member. Courses come in groups of ten that share an access level, and half of the members have the first group's
// level: popular courses grow with the size, but the content each member can open does not. One course of the first
// group has 500 lessons at any size.

const TOPICS = `(SELECT string_to_array('pricing proposals clients contracts invoices branding portfolio outreach design writing editing research spreadsheets calendars meetings emails websites funnels advertising analytics bookkeeping payroll hiring delegation negotiation habits focus savings taxes insurance photography video podcasts newsletters communities webinars launches retention referrals feedback', ' ') AS topic) t`

const COURSES_SQL = `
  INSERT INTO "Course" (title, slug, "shortDescription", description, status, progression, "minStageNumber", "hasCertificate", position, "updatedAt")
  SELECT 'Course ' || k || ' on ' || topic[1 + k % 40], 'bulk-' || k, 'What freelancers need to know.', repeat('<p>Written for those who begin, with tasks for each week.</p>', 10),
    'PUBLISHED', (CASE WHEN k % 5 = 4 THEN 'SEQUENTIAL' ELSE 'FREE' END)::"CourseProgression", CASE WHEN k % 10 = 9 THEN 2 END, k % 2 = 0, k, now()
  FROM generate_series(0, $1::int) k, ${TOPICS}`

const LEVELS_SQL = `
  INSERT INTO "AccessLevel" (id, name, label, rank, position, "updatedAt")
  SELECT 'bulk-' || g, 'bulk-' || g, 'Group ' || g, 0, 1000 + g, now() FROM generate_series(0, $1::int - 1) g`

/** The number of a bulk row follows its prefix: bulk-12 is 12. */
const numberOf = (column) => `substr(${column}, 6)::int`

// The last course of the first group is the long one.
const COURSE_LEVELS_SQL = `
  INSERT INTO "CourseAccessLevel" ("courseId", "accessLevelId")
  SELECT id, 'bulk-' || CASE WHEN ${numberOf('slug')} = $1 * 10 THEN 0 ELSE ${numberOf('slug')} / 10 END FROM "Course" WHERE slug LIKE 'bulk-%'`

const UNITS_SQL = `
  INSERT INTO "Unit" ("courseId", name, position, "opensBy", "opensAfterDays", "updatedAt")
  SELECT c.id, 'Unit ' || n, n, (CASE WHEN n = 4 THEN 'ENROLMENT' ELSE 'AT_ONCE' END)::"Opening", CASE WHEN n = 4 THEN 0 END, now()
  FROM "Course" c, generate_series(1, CASE WHEN ${numberOf('c.slug')} = $1 * 10 THEN 50 ELSE 5 END) n WHERE c.slug LIKE 'bulk-%' ORDER BY c.position, n`

const LESSONS_SQL = `
  INSERT INTO "Lesson" ("unitId", name, "shortDescription", description, type, "videoUrl", "videoSeconds", "isRequired", position, "updatedAt")
  SELECT u.id, initcap(topic[1 + (u.id * 7 + n) % 40]) || ', part ' || n, 'About ' || topic[1 + (u.id + n * 3) % 40], repeat('<p>Watch first, then try it on your own work.</p>', 25),
    'VIDEO', 'https://www.youtube.com/watch?v=bulk', 600, n % 10 > 0, n, now()
  FROM "Unit" u JOIN "Course" c ON c.id = u."courseId", generate_series(1, 10) n, ${TOPICS} WHERE c.slug LIKE 'bulk-%' ORDER BY u.id, n`

const FILES_SQL = `
  INSERT INTO "LessonFile" ("lessonId", url, title, category, "updatedAt")
  SELECT l.id, 'https://example.com/sheet', 'Worksheet', 'web_links'::"UploadCategory", now() FROM "Lesson" l WHERE l."videoUrl" LIKE '%v=bulk'`

// Members with an even number have the first group's level, the others one of the remaining levels.
const MEMBERS_SQL = `
  INSERT INTO "UserAccessLevel" ("userId", "accessLevelId")
  SELECT id, 'bulk-' || CASE WHEN n % 2 = 0 THEN 0 ELSE 1 + n / 2 % ($1::int - 1) END
  FROM (SELECT id, ${numberOf('slug')} AS n FROM "User" WHERE slug LIKE 'bulk-%') u`

// From 4 to 110 lessons, in the order of the group's courses; all but the last two are completed.
const PROGRESS_SQL = `
  INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt", "openedAt", "lastOpenedAt", "lastPositionSec", "furthestSec")
  SELECT u.id, l.id, CASE WHEN j < u.count - 2 THEN at END, at, at, 300, 300
  FROM (SELECT id, n, (ARRAY[4, 8, 12, 16, 20, 25, 35, 50, 70, 110])[1 + n / 2 % 10] AS count, CASE WHEN n % 2 = 0 THEN 0 ELSE 1 + n / 2 % ($1::int - 1) END AS level
      FROM (SELECT id, ${numberOf('slug')} AS n FROM "User" WHERE slug LIKE 'bulk-%') numbered) u,
    generate_series(0, u.count - 1) j,
    LATERAL (SELECT u.level * 10 + (u.n / 20 + j / 50) % 10 AS course, now() - (u.n % 100) * interval '1 day' - (u.count - j) * interval '1 hour' AS at) place,
    (SELECT array_agg(id ORDER BY id) AS ids FROM "Lesson" WHERE "videoUrl" LIKE '%v=bulk') all_lessons,
    LATERAL (SELECT all_lessons.ids[1 + place.course * 50 + j % 50] AS id) l
  ORDER BY at`

const COURSE_PROGRESS_SQL = `
  INSERT INTO "CourseProgress" ("userId", "courseId", "startedAt", "lastOpenedAt", "firstCompletedAt")
  SELECT lp."userId", c.id, min(lp."openedAt"), max(lp."lastOpenedAt"), CASE WHEN count(lp."completedAt") = 50 THEN max(lp."completedAt") END
  FROM "LessonProgress" lp JOIN "Lesson" l ON l.id = lp."lessonId" JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId"
  WHERE c.slug LIKE 'bulk-%' GROUP BY 1, 2`

const CERTIFICATES_SQL = `
  INSERT INTO "Certificate" (code, "userId", "courseId", name, "courseTitle", "issuedAt")
  SELECT 'BULK' || lpad(translate((row_number() OVER ())::text, '01', 'AB'), 16, 'Z'), u.id, c.id, u."firstName" || ' ' || u."lastName", c.title, cp."firstCompletedAt"
  FROM "CourseProgress" cp JOIN "Course" c ON c.id = cp."courseId" JOIN "User" u ON u.id = cp."userId"
  WHERE c."hasCertificate" AND cp."firstCompletedAt" IS NOT NULL AND u.slug LIKE 'bulk-%'`

const NOTES_SQL = `
  INSERT INTO "LessonNote" ("userId", "lessonId", text, "updatedAt")
  SELECT "userId", "lessonId", 'To try next week', now() FROM "LessonProgress" WHERE "completedAt" IS NULL`

const STAGES_SQL = `
  UPDATE "User" u SET "stageId" = st.id, "batchId" = b.ids[1 + ${numberOf('u.slug')} % cardinality(b.ids)], "isMember" = true,
    "stageProgressAt" = now() - (u.id % 60) * interval '1 day'
  FROM "Stage" st, (SELECT array_agg(id) AS ids FROM "Batch") b
  WHERE u.slug LIKE 'bulk-%' AND st.number = (ARRAY[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5])[1 + ${numberOf('u.slug')} / 2 % 20]`

// The tasks of earlier stages, and those of the current stage that members cannot complete themselves.
const TASKS_SQL = `
  INSERT INTO "UserTask" ("userId", "taskId", status, "completedAt", "updatedAt")
  SELECT u.id, t.id, 'COMPLETED', now() - (u.id % 90 + 10 * (mine.number - st.number)) * interval '1 day', now()
  FROM "User" u JOIN "Stage" mine ON mine.id = u."stageId" JOIN "Stage" st ON st.number <= mine.number JOIN "Task" t ON t."stageId" = st.id
  WHERE u.slug LIKE 'bulk-%' AND (st.number < mine.number OR t.verification <> 'SELF') ON CONFLICT DO NOTHING`

const LEDGER_SQL = `
  INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", "createdAt")
  SELECT ut."userId", t.points, 'TASK'::"XpSource", t.id, ut."completedAt" FROM "UserTask" ut JOIN "Task" t ON t.id = ut."taskId" JOIN "User" u ON u.id = ut."userId"
  WHERE u.slug LIKE 'bulk-%' AND ut.status = 'COMPLETED'`

const TOTALS_SQL = `
  UPDATE "User" u SET xp = sums.xp FROM (SELECT "userId", sum(delta)::int AS xp FROM "XpLedger" GROUP BY 1) sums WHERE sums."userId" = u.id`

const MOVE_UPS_SQL = `
  INSERT INTO "MoveUpRequest" ("userId", "fromStageId", "toStageId", "submittedAt", "slaDueAt")
  SELECT u.id, st.id, next.id, now() - (u.id % 5) * interval '1 day', now() - (u.id % 5 - 2) * interval '1 day'
  FROM "User" u JOIN "Stage" st ON st.id = u."stageId" JOIN "Stage" next ON next.number = st.number + 1
  WHERE u.slug LIKE 'bulk-%' AND u.id % 40 = 0`

const EVENTS_SQL = `
  INSERT INTO "Event" (title, description, "startsAtLocal", "durationMin", rrule, "joinUrl", status, "updatedAt")
  SELECT 'Circle ' || e, repeat('<p>Bring a question.</p>', 10), '2025-11-24T19:30', 60, 'FREQ=WEEKLY', 'https://meet.example.com/bulk', 'PUBLISHED', now() FROM generate_series(0, $1::int - 1) e`

const EVENT_LEVELS_SQL = `
  INSERT INTO "EventAccessLevel" ("eventId", "accessLevelId")
  SELECT id, 'bulk-' || substr(title, 8)::int / 10 FROM "Event" WHERE title LIKE 'Circle %'`

const DATES_SQL = `
  INSERT INTO "EventOccurrence" ("eventId", "originalStart", "startsAt", "endsAt", "updatedAt")
  SELECT id, at, at, at + interval '1 hour', now()
  FROM "Event", LATERAL (SELECT date_trunc('hour', now()) + week * interval '7 days' + id % 150 * interval '1 hour' AS at FROM generate_series(-52, 51) week) dates
  WHERE title LIKE 'Circle %'`

// Twenty members answer for each date.
const ANSWERS_SQL = `
  INSERT INTO "EventRsvp" ("occurrenceId", "userId", answer)
  SELECT o.id, u.ids[1 + (o.id * 97 + k * 31)::bigint % cardinality(u.ids)], (CASE WHEN k % 5 = 0 THEN 'NO' ELSE 'GOING' END)::"EventAnswer"
  FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId", generate_series(1, 20) k, (SELECT array_agg(id) AS ids FROM "User" WHERE slug LIKE 'bulk-%') u
  WHERE e.title LIKE 'Circle %' ON CONFLICT DO NOTHING`

// A tenth of all members come to the first event's next date.
const CROWD_SQL = `
  INSERT INTO "EventRsvp" ("occurrenceId", "userId", answer)
  SELECT o.id, u.id, 'GOING' FROM (SELECT o.id FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId" WHERE e.title = 'Circle 0' AND o."startsAt" > now() ORDER BY o."startsAt" LIMIT 1) o, "User" u
  WHERE u.slug LIKE 'bulk-%' AND u.id % 10 = 0 ON CONFLICT DO NOTHING`

const ATTENDANCE_SQL = `
  INSERT INTO "Attendance" ("occurrenceId", "userId", method, "attendedAt")
  SELECT r."occurrenceId", r."userId", 'JOIN', o."startsAt" FROM "EventRsvp" r JOIN "EventOccurrence" o ON o.id = r."occurrenceId" JOIN "Event" e ON e.id = o."eventId"
  WHERE e.title LIKE 'Circle %' AND r.answer = 'GOING' AND o."endsAt" < now()`

/** Adds a catalogue of `courses` courses and the progress in it of the members of `addPeople`. */
export const addCatalogue = async (client, courses) => {
  const groups = courses / 10
  await client.query('SET session_replication_role = replica')
  await client.query(COURSES_SQL, [courses])
  await client.query(LEVELS_SQL, [groups])
  await client.query(COURSE_LEVELS_SQL, [groups])
  await client.query(UNITS_SQL, [groups])
  await client.query(LESSONS_SQL)
  await client.query(FILES_SQL)
  await client.query(MEMBERS_SQL, [groups])
  await client.query(PROGRESS_SQL, [groups])
  await client.query(EVENTS_SQL, [courses])
  for (const sql of [
    COURSE_PROGRESS_SQL,
    CERTIFICATES_SQL,
    NOTES_SQL,
    STAGES_SQL,
    TASKS_SQL,
    LEDGER_SQL,
    TOTALS_SQL,
    MOVE_UPS_SQL,
    EVENT_LEVELS_SQL,
    DATES_SQL,
    ANSWERS_SQL,
    CROWD_SQL,
    ATTENDANCE_SQL,
    `SELECT app.recount_courses(ARRAY(SELECT id FROM "Course"))`,
    'SELECT app.recount_learners()',
  ])
    await client.query(sql)
  await client.query('RESET session_replication_role')
  await client.query('VACUUM ANALYZE')
}
