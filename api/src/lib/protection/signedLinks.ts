import { sign, signaturesOf } from 'src/lib/protection/secrets'

/**
 * A link is valid for 5 to 10 minutes (docs/security.md S-57) and stays the same for 5 minutes, so that browsers can
 * cache the file.
 */
const STEP_SECONDS = 300

/** The user a signed link belongs to; 0 means anyone. */
export const ANYBODY = 0

export type LinkQuery = { until?: string; of?: string; sig?: string }

const partsOf = (fileId: number, until: string, of: string) => [
  'file',
  String(fileId),
  until,
  of,
]

/** The address of a stored file for one permitted user; the address does not work for other users. */
export const signedFileUrl = (
  fileId: number,
  viewerId: number,
  now = Date.now()
) => {
  const until = String(
    (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS
  )
  const of = String(viewerId)
  const sig = sign(...partsOf(fileId, until, of))
  return `/api/uploads/${fileId}?until=${until}&of=${of}&sig=${sig}`
}

/** Whether the link is valid, not expired, and belongs to the viewer. */
export const opensFile = (
  fileId: number,
  { until = '', of = '', sig = '' }: LinkQuery,
  viewerId: number | undefined,
  now = Date.now()
) =>
  /^\d{1,12}$/.test(until) &&
  Number(until) * 1000 > now &&
  (of === String(ANYBODY) || of === String(viewerId)) &&
  signaturesOf(...partsOf(fileId, until, of)).includes(sig)
