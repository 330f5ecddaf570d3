// The community of a school of any size: a post of each member in the school's feed, every tenth of them a question, with
// comments and reactions; groups of forty people; and the journey form, sent by everybody.

const POSTS_SQL = `
  INSERT INTO "Feed" ("isSchool") SELECT true WHERE NOT EXISTS (SELECT FROM "Feed" WHERE "isSchool");
  INSERT INTO "FeedPost" ("feedId", "authorId", kind, text, "createdAt")
  SELECT f.id, u.id, (CASE WHEN u.id % 10 = 0 THEN 'QUESTION' ELSE 'POST' END)::"FeedPostKind",
    'Hello everybody, this is my first proposal number ' || u.id || '. How do you price your work?', now() - (SELECT max(id) - u.id FROM "User") * interval '30 seconds'
  FROM "User" u, "Feed" f WHERE u.email LIKE 'bulk-%' AND f."isSchool" ORDER BY u.id`

const COMMENTS_SQL = `
  INSERT INTO "FeedPost" ("feedId", "parentId", "authorId", text, "createdAt")
  SELECT p."feedId", p.id, p."authorId", 'By the hour at first.', p."createdAt" FROM "FeedPost" p WHERE p.id % 4 = 0 AND p."parentId" IS NULL;
  UPDATE "FeedPost" p SET "commentCount" = 1 WHERE p.id % 4 = 0 AND p."parentId" IS NULL`

const REACTIONS_SQL = `
  INSERT INTO "FeedReaction" ("postId", "userId", kind) SELECT id, "authorId", 'LIKE' FROM "FeedPost" WHERE id % 2 = 0`

const GROUPS_SQL = `
  INSERT INTO "Group" (name, "updatedAt") SELECT 'Circle ' || n, now() FROM generate_series(1, $1::int) n`
const PLACES_SQL = `
  INSERT INTO "GroupMembership" ("userId", "groupId", role)
  SELECT u.id, g.ids[1 + u.id % cardinality(g.ids)], 'MEMBER'
  FROM "User" u, (SELECT array_agg(id) AS ids FROM "Group" WHERE name LIKE 'Circle %') g WHERE u.email LIKE 'bulk-%'`

const RESPONSES_SQL = `
  INSERT INTO "FormResponse" ("formId", "versionId", "userId", email, status, "onceKey", answers, "submittedAt", "updatedAt")
  SELECT f.id, f."publishedId", u.id, u.email, 'SUBMITTED', 'bulk-' || u.id, '{}', now() - u.id % 525600 * interval '1 minute', now()
  FROM "User" u, "Form" f WHERE u.email LIKE 'bulk-%' AND f.slug = 'journey-form'`

const PLACE_SQL = `
  SELECT (SELECT id FROM "Group" WHERE name = 'Circle 1') AS "groupId", (SELECT id FROM "Batch" WHERE "isCurrent") AS "batchId", (SELECT id FROM "Form" WHERE slug = 'journey-form') AS "formId",
    (SELECT max(id) / 2 FROM "FeedPost") AS "olderPostId"`

/** Fills an open database whose foreign keys are not checked. @returns the ids that the operations need */
export const addCommunity = async (client, members) => {
  await client.query(POSTS_SQL)
  await client.query(COMMENTS_SQL)
  await client.query(REACTIONS_SQL)
  await client.query(GROUPS_SQL, [Math.ceil(members / 40)])
  await client.query(PLACES_SQL)
  await client.query(RESPONSES_SQL)
  const { rows } = await client.query(PLACE_SQL)
  return rows[0]
}
