import { sign, signaturesOf } from 'src/lib/protection/secrets'
import { uploadUrl } from 'src/shared/uploads'

/**
 * A link is valid for 5 to 10 minutes (docs/security.md S-57) and stays the same for 5 minutes, so that browsers can
 * cache the file.
 */
const STEP_SECONDS = 300

/** The user a signed link belongs to; 0 means anyone. */
export const ANYBODY = 0

export type LinkQuery = { until?: string; of?: string; sig?: string }

type Kind = 'file' | 'backup'

const partsOf = (kind: Kind, id: number, until: string, of: string) => [
  kind,
  String(id),
  until,
  of,
]

const signedQuery = (kind: Kind, id: number, viewerId: number, now: number) => {
  const until = String(
    (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS
  )
  const of = String(viewerId)
  const sig = sign(...partsOf(kind, id, until, of))
  return `until=${until}&of=${of}&sig=${sig}`
}

const isSigned = (
  kind: Kind,
  id: number,
  { until = '', of = '', sig = '' }: LinkQuery,
  now: number
) =>
  /^\d{1,12}$/.test(until) &&
  Number(until) * 1000 > now &&
  signaturesOf(...partsOf(kind, id, until, of)).includes(sig)

/** The address of a stored file for one permitted user; the address does not work for other users. */
export const signedFileUrl = (
  fileId: number,
  viewerId: number,
  now = Date.now()
) => `${uploadUrl(fileId)}?${signedQuery('file', fileId, viewerId, now)}`

/** Whether the link is valid, not expired, and belongs to the viewer. */
export const opensFile = (
  fileId: number,
  query: LinkQuery,
  viewerId: number | undefined,
  now = Date.now()
) =>
  isSigned('file', fileId, query, now) &&
  (query.of === String(ANYBODY) || query.of === String(viewerId))

/** The address of a backup for one administrator. */
export const signedBackupUrl = (
  runId: number,
  viewerId: number,
  now = Date.now()
) => `/api/backups/${runId}?${signedQuery('backup', runId, viewerId, now)}`

/** Whether the link is valid, not expired, and belongs to the viewer; no such link is for anyone. */
export const opensBackup = (
  runId: number,
  query: LinkQuery,
  viewerId: number,
  now = Date.now()
) => isSigned('backup', runId, query, now) && query.of === String(viewerId)
