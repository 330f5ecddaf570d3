import { inTrackOrder, trackOf, type TrackLearner } from './trackOf'

const anyone = { accessLevelId: null, batchId: null, minStageNumber: null }
const tracks = [
  { id: 1, ...anyone, accessLevelId: 'member', minStageNumber: 3 },
  { id: 2, ...anyone, batchId: 17 },
  { id: 3, ...anyone, minStageNumber: 2 },
]
const learner = {
  accessLevelIds: ['member', 'affiliate'],
  batchId: null,
  stageNumber: 0,
}

it.each<[string, Partial<TrackLearner>, number | null]>([
  ['nothing fits', {}, null],
  ['the level and the stage', { stageNumber: 3 }, 1],
  ['the stage without the level', { accessLevelIds: [], stageNumber: 3 }, 3],
  ['the batch', { batchId: 17 }, 2],
  ['the first of two that fit', { batchId: 17, stageNumber: 9 }, 1],
  ['another batch', { batchId: 18, stageNumber: 2 }, 3],
])('%s', (_name, change, id) => {
  expect(trackOf(tracks, { ...learner, ...change }).track?.id ?? null).toBe(id)
})

it('Names what kept each track away, and stops at the one that fits', () => {
  const { trace } = trackOf(tracks, { ...learner, batchId: 17 })
  expect(trace.map(({ track, misses }) => [track.id, misses])).toEqual([
    [1, ['STAGE']],
    [2, []],
  ])
  expect(
    trackOf(tracks, { ...learner, accessLevelIds: [] }).trace.map(
      ({ misses }) => misses
    )
  ).toEqual([['ACCESS_LEVEL', 'STAGE'], ['BATCH'], ['STAGE']])
})

it('Puts the named units first and the others after them in their order', () => {
  const units = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
  expect(inTrackOrder(units, [3, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4])
  expect(inTrackOrder(units, []).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
