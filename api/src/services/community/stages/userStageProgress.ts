import type { QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { local, viewerLang } from 'src/lib/translations'

import { asMemberTask, asStageName } from './asMemberTask'
import { loadProgress } from './loadProgress'

/** A member's progress on their stage (spec section 7); `id` is the id of the user. */
export const userStageProgress = (async ({ id }) => {
  await requireReach('user', id)
  const loaded = await loadProgress(id)
  if (!loaded) return null
  const { stage, nextStage, progress } = loaded
  const lang = viewerLang()
  const tasks = loaded.tasks.map((task) => asMemberTask(task, lang))
  const left = new Set(progress.remainingTasks.map((task) => task.id))
  return {
    stage: stage && asStageName(stage),
    nextStage: nextStage && asStageName(nextStage),
    nextUnlocks: nextStage ? local(nextStage, 'unlocks') : '',
    points: progress.points,
    stageTasks: tasks,
    remainingTasks: tasks.filter((task) => left.has(task.id)),
    remainingTasksCount: progress.remainingTasksCount,
    pointsToNext: progress.pointsToNext,
    percentage: progress.percentage,
  }
}) satisfies QueryResolvers['userStageProgress']
