import {
  isForViewer,
  isMeantForViewer,
  viewerOf,
  VISITOR,
} from 'src/services/learning/audience'

const audience = {
  row: 'r',
  levels: 'ResourceFileAccessLevel',
  batches: 'ResourceFileBatch',
  groups: 'ResourceFileGroup',
  key: 'resourceFileId',
  viewer: 'viewer',
}

const SHOWN = `r.status = 'PUBLISHED' AND (r."expiresAt" IS NULL OR r."expiresAt" > now())`

/** A condition on the resource `r` for the row `viewer`: the viewer may read its file. */
export const IS_OPEN_RESOURCE = `${SHOWN} AND ${isForViewer(audience)}`

/** For a WITH clause that has the `viewer`: the resources that are open to the viewer. */
export const OPEN_RESOURCES = `
  open_resources AS MATERIALIZED (SELECT r.* FROM "ResourceFile" r, viewer WHERE ${IS_OPEN_RESOURCE})`

/** For a WITH clause: the viewer ($1 is their id, null for a visitor). */
export const viewerFor = (userId: number | null) =>
  `viewer AS MATERIALIZED (${userId === null ? `${VISITOR} WHERE $1::int IS NULL` : viewerOf('$1')})`

/**
 * For a WITH clause that has the `viewer`: the resources that are meant for the viewer, including those of later
 * stages, so that members see what they work for. `openOnly` is for visitors, who have no stage: it leaves out those of
 * later stages.
 */
export const reachedResources = ({ openOnly }: { openOnly: boolean }) => `
  reached AS (
    SELECT r.*, CASE WHEN r."minStageNumber" > viewer."stageNumber" THEN r."minStageNumber" END AS "waitsForStage"
    FROM "ResourceFile" r, viewer WHERE ${openOnly ? IS_OPEN_RESOURCE : `${SHOWN} AND ${isMeantForViewer(audience)}`})`
