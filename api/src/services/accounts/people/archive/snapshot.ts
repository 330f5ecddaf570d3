import type { Prisma } from '@prisma/client'

/** What a row of the archive keeps of the account as it was; empty after its identity is gone. */
export type Snapshot = {
  /** The address before the archive. */
  email?: string
  /** The names of groups and events in which a place became free. */
  gaveUp?: string[]
}

export const asSnapshot = (stored: Prisma.JsonValue) => stored as Snapshot
