// The bench's learning data: the catalogue, and which user requests what of it.
import { addCatalogue } from './catalogue.mjs'
import { sessionsOf } from './people.mjs'

const MEMBERS_A_COURSE = 250

// Learners whose last lesson is still open to them; the same ones at any size.
const LEARNERS_SQL = `
  SELECT email, place.* FROM (SELECT * FROM "User" WHERE slug LIKE 'bulk-%' AND substr(slug, 6)::int <= 400 AND substr(slug, 6)::int % 2 = 0) u, LATERAL (
    SELECT c.id AS "courseId", lp."lessonId", c."minStageNumber" FROM "LessonProgress" lp JOIN "Lesson" l ON l.id = lp."lessonId" JOIN "Unit" un ON un.id = l."unitId" JOIN "Course" c ON c.id = un."courseId"
    WHERE lp."userId" = u.id AND lp."completedAt" IS NULL ORDER BY lp."lastOpenedAt" LIMIT 1) place
  WHERE "minStageNumber" IS NULL ORDER BY substr(u.slug, 6)::int LIMIT $1`

const PLACE_SQL = `
  SELECT (SELECT id FROM "Course" WHERE slug = 'bulk-0') AS "popularId", (SELECT id FROM "Course" WHERE slug LIKE 'bulk-%' ORDER BY "lessonCount" DESC LIMIT 1) AS "longId",
    (SELECT code FROM "Certificate" WHERE code LIKE 'BULK%' ORDER BY id LIMIT 1) AS code, e.id AS "eventId", o.id AS "occurrenceId", (SELECT id FROM "Stage" WHERE number = 1) AS "stageId"
  FROM "Event" e JOIN "EventOccurrence" o ON o."eventId" = e.id WHERE e.title = 'Circle 0' AND o."startsAt" > now() ORDER BY o."startsAt" LIMIT 1`

const WHOLE_SQL = `
  INSERT INTO "UserAccessLevel" ("userId", "accessLevelId") SELECT u.id, al.id FROM "User" u, "AccessLevel" al WHERE u.email = 'bulk-1@example.com' AND al.id LIKE 'bulk-%' ON CONFLICT DO NOTHING`

/** Fills an open database, and signs in `count` learners, staff, and one user who can open every course. */
export const addLearning = async ({ client, people }, members, count) => {
  await addCatalogue(client, members / MEMBERS_A_COURSE)
  await client.query(WHOLE_SQL)
  const { rows: learners } = await client.query(LEARNERS_SQL, [count])
  const sessions = await sessionsOf(
    client,
    learners.map(({ email }) => email)
  )
  const [whole, coach] = await sessionsOf(client, [
    'bulk-1@example.com',
    'coach@example.com',
  ])
  const { rows: places } = await client.query(PLACE_SQL)
  return {
    place: places[0],
    asking: {
      learner: sessions.map((each, n) => ({ ...each, ...learners[n] })),
      whole: [whole],
      coach: [coach],
      admin: [people.admin],
    },
  }
}
