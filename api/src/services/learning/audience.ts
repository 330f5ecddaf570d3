// The audience rule for the school's content, applied only here, as SQL. Content outside a viewer's audience is never
// found: not at its address, in a search or in a calendar. The viewer must have reached the stage. The content is
// either for every signed-in user or for members: all of them if no level, batch or group is named, otherwise holders
// of a named level and people of a named batch or group. A lapsed membership opens what a free account opens
// (docs/decisions/0012). Levels are read from the database each time, so that a calendar feed without a session gets the
// same answer as its owner.

/** A row with the data that audiences are checked against; `user` is an SQL expression of the user's id. */
export const viewerOf = (user: string) => `
  SELECT me.id, me."batchId", my_place."groupId", COALESCE(my_stage.number, 0) AS "stageNumber", mine.levels, mine."isLive"
  FROM "User" me LEFT JOIN "Stage" my_stage ON my_stage.id = me."stageId"
    LEFT JOIN "GroupMembership" my_place ON my_place."userId" = me.id AND my_place."endedAt" IS NULL
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

/** The row of `viewerOf` for a visitor who is not signed in. */
export const VISITOR = `
  SELECT NULL::int AS id, NULL::int AS "batchId", NULL::int AS "groupId", 0 AS "stageNumber", '{}'::text[] AS levels, false AS "isLive"`

type Audience = {
  /** The alias of the content's row. */
  row: string
  /** The tables that join the content to its levels, batches and groups, and their column with the content's id. */
  levels: string
  batches: string
  groups: string
  key: string
  /** The alias of a row made by `viewerOf`. */
  viewer: string
}

/** A condition on a row of content: the viewer has reached its stage. */
const isFarEnough = ({ row, viewer }: Pick<Audience, 'row' | 'viewer'>) =>
  `(${row}."minStageNumber" IS NULL OR ${row}."minStageNumber" <= ${viewer}."stageNumber")`

/** A condition on a row of content: the viewer is in its audience, whatever their stage. */
export const isMeantForViewer = ({
  row,
  levels,
  batches,
  groups,
  key,
  viewer,
}: Audience) => {
  const names = (table: string, condition = 'true') =>
    `EXISTS (SELECT 1 FROM "${table}" named WHERE named."${key}" = ${row}.id AND ${condition})`
  return `(
    ${row}."isPublic"
    OR ${names(levels, `named."accessLevelId" = ANY(${viewer}.levels)`)}
    OR ${viewer}."isLive" AND (
      ${names(batches, `named."batchId" = ${viewer}."batchId"`)}
      OR ${names(groups, `named."groupId" = ${viewer}."groupId"`)}
      OR NOT (${names(levels)} OR ${names(batches)} OR ${names(groups)})))`
}

/**
 * A condition on a row of content: the viewer has reached its stage and is in its audience. Its status is checked
 * elsewhere.
 */
export const isForViewer = (audience: Audience) => `
  ${isFarEnough(audience)} AND ${isMeantForViewer(audience)}`
