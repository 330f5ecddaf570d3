// Whom something of the school's is for, decided here alone and in the query: what is not for somebody is nowhere to be
// found, not by its address, a search or a calendar. Published, far enough on the journey, and either for everybody who
// signs in, or for members: all of them where nobody is named, else those who hold a named level or belong to a named
// batch. A membership that has lapsed opens what a free account opens (docs/decisions/0012), and the levels are asked
// of the database each time, so that a calendar app without a session is told the same as its owner.

/** A row with who they are to audiences; `user` is an expression of their id. */
export const viewerOf = (user: string) => `
  SELECT me.id, me."batchId", COALESCE(my_stage.number, 0) AS "stageNumber", mine.levels, mine."isLive"
  FROM "User" me LEFT JOIN "Stage" my_stage ON my_stage.id = me."stageId"
    CROSS JOIN LATERAL (
      SELECT COALESCE(array_agg(held.id) FILTER (WHERE held.name <> 'non-member' OR held.held = 1), '{}') AS levels,
        COALESCE(bool_or(held.name <> 'non-member'), false) AS "isLive"
      FROM (
        SELECT al.id, al.name, count(*) OVER () AS held FROM "AccessLevel" al WHERE al.id IN (
          SELECT ual."accessLevelId" FROM "UserAccessLevel" ual WHERE ual."userId" = me.id
          UNION
          SELECT fal."accessLevelId" FROM "FunnelAccessLevel" fal JOIN "Subscription" s ON s."funnelId" = fal."funnelId"
          WHERE s."userId" = me.id AND app.gives_access(s))
      ) held
    ) mine
  WHERE me.id = ${user} AND me."archivedAt" IS NULL`

/** The same of somebody who is not signed in. */
export const VISITOR = `
  SELECT NULL::int AS id, NULL::int AS "batchId", 0 AS "stageNumber", '{}'::text[] AS levels, false AS "isLive"`

type Audience = {
  /** The alias of its row. */
  row: string
  /** Join tables that name its levels and batches, and their column of its id. */
  levels: string
  batches: string
  key: string
  /** The alias of a row as `viewerOf` makes it. */
  viewer: string
}

/** A condition on a row: whether the viewer is far enough on the journey for it. */
const isFarEnough = ({ row, viewer }: Pick<Audience, 'row' | 'viewer'>) =>
  `(${row}."minStageNumber" IS NULL OR ${row}."minStageNumber" <= ${viewer}."stageNumber")`

/** A condition on a row: whether it is meant for the viewer, at whatever stage they are. */
export const isMeantForViewer = ({
  row,
  levels,
  batches,
  key,
  viewer,
}: Audience) => `(
    ${row}."isPublic"
    OR EXISTS (SELECT 1 FROM "${levels}" named WHERE named."${key}" = ${row}.id AND named."accessLevelId" = ANY(${viewer}.levels))
    OR ${viewer}."isLive" AND (
      EXISTS (SELECT 1 FROM "${batches}" named WHERE named."${key}" = ${row}.id AND named."batchId" = ${viewer}."batchId")
      OR NOT EXISTS (SELECT 1 FROM "${levels}" named WHERE named."${key}" = ${row}.id)
        AND NOT EXISTS (SELECT 1 FROM "${batches}" named WHERE named."${key}" = ${row}.id)))`

/** A condition on a row: whether it is for the viewer. Its status is another matter. */
export const isForViewer = (audience: Audience) => `
  ${isFarEnough(audience)} AND ${isMeantForViewer(audience)}`
