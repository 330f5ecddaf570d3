import { isForViewer, isMeantForViewer, viewerOf, VISITOR } from '../audience'

const audience = {
  row: 'r',
  levels: 'ResourceFileAccessLevel',
  batches: 'ResourceFileBatch',
  key: 'resourceFileId',
  viewer: 'viewer',
}

const SHOWN = `r.status = 'PUBLISHED' AND (r."expiresAt" IS NULL OR r."expiresAt" > now())`

/** A condition on the resource `r` for the row `viewer`: whether its file is theirs to read. */
export const IS_OPEN_RESOURCE = `${SHOWN} AND ${isForViewer(audience)}`

/** For a WITH that has the `viewer`: the resources that are open to them. */
export const OPEN_RESOURCES = `
  open_resources AS MATERIALIZED (SELECT r.* FROM "ResourceFile" r, viewer WHERE ${IS_OPEN_RESOURCE})`

/** For a WITH: the viewer ($1 is their id, null a visitor's). */
export const viewerFor = (userId: number | null) =>
  `viewer AS MATERIALIZED (${userId === null ? `${VISITOR} WHERE $1::int IS NULL` : viewerOf('$1')})`

/**
 * For a WITH that has the `viewer`: what is meant for them. What waits for a stage of theirs is among it, so that they
 * see what they work for; only the `openOnly` of a visitor have no stage to reach.
 */
export const reachedResources = ({ openOnly }: { openOnly: boolean }) => `
  reached AS (
    SELECT r.*, CASE WHEN r."minStageNumber" > viewer."stageNumber" THEN r."minStageNumber" END AS "waitsForStage"
    FROM "ResourceFile" r, viewer WHERE ${openOnly ? IS_OPEN_RESOURCE : `${SHOWN} AND ${isMeantForViewer(audience)}`})`
