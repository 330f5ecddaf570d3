import { sign, signaturesOf } from 'src/lib/secrets'

/** A link lives 5 to 10 minutes (design/security.md S-57); for 5 minutes it stays the same, so that browsers keep the file. */
const STEP_SECONDS = 300

/** Of whom a link is; 0 is anybody. */
export const ANYBODY = 0

export type LinkQuery = { until?: string; of?: string; sig?: string }

const partsOf = (fileId: number, until: string, of: string) => [
  'file',
  String(fileId),
  until,
  of,
]

/** The address of a stored file for somebody who may read it; in the hands of others it opens nothing. */
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

/** Whether the link is ours, still alive, and the viewer's own. */
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
