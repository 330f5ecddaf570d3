import type { Prisma } from '@prisma/client'

/** The account as it was, kept in its row of the archive; empty after its identity is gone. */
export type Snapshot = {
  /** The address before the archive. */
  email?: string
  /** The names of groups and events in which a place became free. */
  gaveUp?: string[]
}

export const asSnapshot = (stored: Prisma.JsonValue) => stored as Snapshot
