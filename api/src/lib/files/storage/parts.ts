import { FileStore } from '@tus/file-store'

import { incomingFolder } from './storage'

const HOUR_MS = 3_600_000

/** An interrupted upload may be resumed for this long; then its parts are deleted. */
export const RESUMABLE_HOURS = 24

/** The store of unfinished uploads, with their metadata. */
export const storeOfParts = () =>
  new FileStore({
    directory: incomingFolder(),
    expirationPeriodInMilliseconds: RESUMABLE_HOURS * HOUR_MS,
  })

/** Deletes the parts of abandoned uploads. */
export const deleteExpiredParts = () => storeOfParts().deleteExpired()
