import { FileStore } from '@tus/file-store'

import { incomingFolder } from './storage'

const HOUR_MS = 3_600_000

/** So long an upload may be taken up again; then what has arrived of it goes. */
export const RESUMABLE_HOURS = 24

/** Uploads that are still arriving, with what is known of them. */
export const storeOfParts = () =>
  new FileStore({
    directory: incomingFolder(),
    expirationPeriodInMilliseconds: RESUMABLE_HOURS * HOUR_MS,
  })

/** Parts of uploads that nobody has gone on with. */
export const forgetParts = () => storeOfParts().deleteExpired()
