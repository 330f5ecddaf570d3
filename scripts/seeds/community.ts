import { db } from 'api/src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

import { seedAccountability } from './accountability'
import { seedBatchManagers } from './cast/batchManagers'
import { seedJourneys } from './cast/journeys'
import { seedMoveUps } from './cast/moveUps'
import { seedStageDuties } from './cast/stageDuties'
import { seedChallenge } from './challenge'
import { batches, CURRENT_BATCH } from './content/batches'
import { stages } from './content/stages/stages'
import type { StageContent } from './content/stages/types'
import { both, richText } from './content/text'
import { count, countAdded } from './count'
import { seedFeeds } from './feeds'
import { seedGroups } from './groups'

export const community = async (isDemo: boolean) => {
  const newBatches = await seedBatches()
  const newStages = await seedStages()
  const journeys = isDemo ? await seedJourneys() : 0
  const duties = isDemo ? await seedStageDuties() : 0
  const managers = isDemo ? await seedBatchManagers() : 0
  const moveUps = isDemo ? await seedMoveUps() : 0
  const groups = isDemo ? await seedGroups() : 0
  const buddies = isDemo ? await seedAccountability() : 0
  const challenges = isDemo ? await seedChallenge() : 0
  const posts = isDemo ? await seedFeeds() : 0
  return [
    countAdded(batches.length, newBatches, 'batch', 'batches'),
    countAdded(stages.length, newStages, 'stage'),
    count(await db.task.count(), 'task'),
    ...(journeys > 0 ? [count(journeys, 'journey')] : []),
    ...(moveUps > 0 ? [count(moveUps, 'move-up request')] : []),
    ...(groups > 0 ? [count(groups, 'group')] : []),
    ...(buddies > 0 ? [count(buddies, 'accountability group')] : []),
    ...(challenges > 0 ? [count(challenges, 'challenge')] : []),
    ...(posts > 0 ? [count(posts, 'post')] : []),
    ...(duties > 0 ? [count(duties, 'duty', 'duties')] : []),
    ...(managers > 0
      ? [count(managers, 'manager of a batch', 'managers of batches')]
      : []),
  ].join(', ')
}

const seedBatches = async () => {
  const isFirst = (await db.batch.count()) === 0
  const today = manilaToday()
  const added = await db.batch.createMany({
    data: batches.map(({ from, to, ...batch }) => ({
      ...batch,
      launchFrom: dateColumnOf(addDays(today, from)),
      launchTo: dateColumnOf(addDays(today, to)),
      isCurrent: isFirst && batch.number === CURRENT_BATCH,
    })),
    skipDuplicates: true,
  })
  return added.count
}

/** Tasks are seeded with their stage only, so that a school's changes stay. */
const seedStages = async () => {
  const known = await db.stage.findMany({ select: { number: true } })
  const numbers = new Set(known.map(({ number }) => number))
  const missing = stages.filter(({ number }) => !numbers.has(number))
  for (const stage of missing) await db.stage.create({ data: newStage(stage) })
  return missing.length
}

const newStage = ({
  number,
  name,
  description,
  unlocks,
  color,
  tasks,
}: StageContent) => ({
  number,
  color,
  requiredPoints: pointsUpTo(number),
  ...both({ name, description, unlocks }),
  tasks: {
    createMany: {
      data: tasks.map((task, index) => ({
        ...both({
          title: task.title,
          description: [
            richText(task.description[0]),
            richText(task.description[1]),
          ],
          actionLabel: task.action ?? ['Done', 'Tapos na'],
        }),
        points: task.points,
        actionUrl: task.actionUrl,
        isRequired: !task.isOptional,
        verification: task.verification ?? ('SELF' as const),
        autoKind: task.autoKind,
        proofKind: task.proofKind ?? ('NONE' as const),
        position: index + 1,
      })),
    },
  },
})

/** The points of all required tasks up to this stage; XP is one total over all stages. */
const pointsUpTo = (last: number) =>
  stages
    .filter(({ number }) => number <= last)
    .flatMap(({ tasks }) => tasks)
    .filter(({ isOptional }) => !isOptional)
    .reduce((sum, { points }) => sum + points, 0)
