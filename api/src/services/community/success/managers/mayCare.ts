import type { Prisma } from '@prisma/client'

/** The people who may have members in their care: those with the level of success managers. */
export const mayCare = {
  archivedAt: null,
  accessLevels: { some: { accessLevel: { name: 'success-manager' } } },
} satisfies Prisma.UserWhereInput
