// The order of units for a learner: that of the first track that fits. SQL has the same rule where courses are read
// (services/learning/courses/myCourses/openCourse.ts); a test compares the two.

export type TrackAudience = {
  id: number
  accessLevelId: string | null
  batchId: number | null
  minStageNumber: number | null
}

export type TrackLearner = {
  accessLevelIds: string[]
  batchId: number | null
  /** 0 without a stage. */
  stageNumber: number
}

export type TrackMiss = 'ACCESS_LEVEL' | 'BATCH' | 'STAGE'

/** The conditions of a track's audience that the learner does not meet; empty if it fits. */
const missesOf = (
  { accessLevelId, batchId, minStageNumber }: TrackAudience,
  learner: TrackLearner
): TrackMiss[] => [
  ...(accessLevelId !== null && !learner.accessLevelIds.includes(accessLevelId)
    ? (['ACCESS_LEVEL'] as const)
    : []),
  ...(batchId !== null && batchId !== learner.batchId
    ? (['BATCH'] as const)
    : []),
  ...(minStageNumber !== null && minStageNumber > learner.stageNumber
    ? (['STAGE'] as const)
    : []),
]

/**
 * The track that fits, or null for the course's own order. For "Bakit?", also each track that was tried, with its unmet
 * conditions.
 */
export const trackOf = <Track extends TrackAudience>(
  tracks: readonly Track[],
  learner: TrackLearner
) => {
  const trace: { track: Track; misses: TrackMiss[] }[] = []
  for (const track of tracks) {
    const misses = missesOf(track, learner)
    trace.push({ track, misses })
    if (misses.length === 0) return { track, trace }
  }
  return { track: null, trace }
}

/** Sorts units by a track: first the units that the track names, then the remaining ones in their own order. */
export const inTrackOrder = <Unit extends { id: number }>(
  units: readonly Unit[],
  unitIds: readonly number[]
) => {
  const placeOf = ({ id }: Unit) => {
    const place = unitIds.indexOf(id)
    return place < 0 ? unitIds.length : place
  }
  return [...units].sort((a, b) => placeOf(a) - placeOf(b))
}
