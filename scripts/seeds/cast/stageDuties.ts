// The staff of the cast who lead a stage or review its moves up.
import type { StageDuty } from '@prisma/client'
import { db } from 'api/src/lib/db'

const duties: { email: string; stage: number; duty: StageDuty }[] = [
  { email: 'coach@example.com', stage: 1, duty: 'LEADER' },
  { email: 'coach@example.com', stage: 1, duty: 'REVIEWER' },
  { email: 'assistant-coach@example.com', stage: 3, duty: 'LEADER' },
  { email: 'team-lead@example.com', stage: 2, duty: 'LEADER' },
  { email: 'head-coach@example.com', stage: 2, duty: 'REVIEWER' },
  { email: 'head-coach@example.com', stage: 3, duty: 'REVIEWER' },
]

/** Seeds duties only if none exist yet, so that a school's changes stay. */
export const seedStageDuties = async () => {
  if ((await db.stageStaff.count()) > 0) return 0
  const [people, stages] = await Promise.all([
    db.user.findMany({
      where: { email: { in: duties.map(({ email }) => email) } },
      select: { id: true, email: true },
    }),
    db.stage.findMany({ select: { id: true, number: true } }),
  ])
  const { count } = await db.stageStaff.createMany({
    data: duties.flatMap(({ email, stage, duty }) => {
      const userId = people.find((person) => person.email === email)?.id
      const stageId = stages.find(({ number }) => number === stage)?.id
      return userId && stageId ? [{ userId, stageId, duty }] : []
    }),
  })
  return count
}
