import type { User } from '@prisma/client'

import type { Tx } from 'src/lib/db'

/** Changes one locked user; returns whether anything is different. */
export type Change = (tx: Tx, user: User) => Promise<boolean>
