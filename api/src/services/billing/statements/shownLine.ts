import type { Prisma } from '@prisma/client'

/** The first approval that a line waits with; those of its other bills began together with it. */
export const withWaiting = {
  approvals: {
    where: { status: 'WAITING' },
    orderBy: { id: 'asc' },
    take: 1,
    include: { approvedBy: true },
  },
} satisfies Prisma.StatementLineInclude

type Line = {
  matches: readonly { scheduleId: number }[]
  approvals: readonly { id: number }[]
}

/** A line as a person asks to approve it, with what they were shown of it; a caller without a screen was shown nothing. */
export type AskedLine = { id: number; shown?: string }

/** A line as a person sees it when they approve it: its bills, and the first approval that they confirm. */
export const shownOf = ({ matches, approvals: [waiting] }: Line) =>
  `${matches.map(({ scheduleId }) => scheduleId).join(',')}:${waiting?.id ?? ''}`

export const isAsShown = (line: Line, { shown }: AskedLine) =>
  shown === undefined || shown === shownOf(line)
