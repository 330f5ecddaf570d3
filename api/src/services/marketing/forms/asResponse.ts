import type { Prisma } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'

const names = { select: { firstName: true, lastName: true } } as const

export const withResponseParts = {
  user: names,
  reviewer: names,
  version: { select: { number: true } },
} satisfies Prisma.FormResponseInclude

export const asResponse = ({
  user,
  reviewer,
  version,
  ...response
}: Prisma.FormResponseGetPayload<{ include: typeof withResponseParts }>) => ({
  ...response,
  name: user && fullName(user),
  reviewerName: reviewer && fullName(reviewer),
  versionNumber: version.number,
})
