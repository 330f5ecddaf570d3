import { db } from 'src/lib/db'

import { buildUser, draw, signIn } from './people'

/** A stage with one self-verified task for each of the given points. */
export const buildStage = (points: number[] = [20, 30]) => {
  const number = draw()
  return db.stage.create({
    data: {
      number,
      name: `Stage ${number}`,
      tasks: {
        create: points.map((each, index) => ({
          title: `Task ${index + 1}`,
          points: each,
          position: index + 1,
        })),
      },
    },
    include: { tasks: { orderBy: { position: 'asc' } } },
  })
}

/** Two consecutive stages, and a member on the first. */
export const buildClimb = async (points: number[] = [20, 30]) => {
  const stage = await buildStage(points)
  const next = await buildStage([10])
  const member = await buildUser('member', { stageId: stage.id })
  return { stage, next, member }
}

type Duty = 'LEADER' | 'REVIEWER'

/** A coach with a duty on a stage. */
export const buildStaffOf = async (
  stageId: number,
  duty: Duty = 'REVIEWER'
) => {
  const coach = await buildUser('coach')
  await db.stageStaff.create({ data: { stageId, userId: coach.id, duty } })
  return coach
}

/** Signs a coach in with the stages they lead and review, like their session. */
export const signInStaff = async (coach: {
  id: number
  email: string
  firstName: string
}) => {
  const duties = await db.stageStaff.findMany({
    where: { userId: coach.id },
    include: { stage: { select: { id: true, number: true, name: true } } },
  })
  const stagesWith = (duty: Duty) =>
    duties.filter((each) => each.duty === duty).map(({ stage }) => stage)
  signIn(coach, 'coach', {
    managedStage: stagesWith('LEADER')[0] ?? null,
    stagesAsReviewer: stagesWith('REVIEWER'),
  })
}
