// Which success managers a viewer reaches: success managers themselves, other staff with the page all of them.
import type { Prisma } from '@prisma/client'

import { ranks } from 'src/lib/access/permissions'
import { viewerRank } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'

/** For Prisma: the success managers of the viewer's scope. */
export const managersInScope = (): Prisma.SuccessManagerWhereInput =>
  viewerRank() <= ranks['success-manager'] ? { userId: currentUser().id } : {}
