import type { StageProgressFields } from 'types/graphql'

/** The points that can still be earned on this stage. */
export const pointsLeft = ({
  remainingTasks,
}: Pick<StageProgressFields, 'remainingTasks'>) =>
  remainingTasks.reduce((sum, { points }) => sum + points, 0)
