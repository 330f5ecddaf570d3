import type { QueryResolvers } from 'types/graphql'

import { mustReach } from 'src/lib/scopes'
import { local } from 'src/lib/translations'

import { asMemberTask, asStageName } from './asMemberTask'
import { loadProgress } from './loadProgress'

/** A member's progress on their stage (spec section 7); `id` is the user's. */
export const userStageProgress = (async ({ id }) => {
  await mustReach('user', id)
  const loaded = await loadProgress(id)
  if (!loaded) return null
  const { stage, nextStage, tasks, progress } = loaded
  return {
    stage: stage && asStageName(stage),
    nextStage: nextStage && asStageName(nextStage),
    nextUnlocks: nextStage ? local(nextStage, 'unlocks') : '',
    points: progress.points,
    stageTasks: tasks.map(asMemberTask),
    remainingTasks: progress.remainingTasks.map(asMemberTask),
    remainingTasksCount: progress.remainingTasksCount,
    percentage: progress.percentage,
  }
}) satisfies QueryResolvers['userStageProgress']
