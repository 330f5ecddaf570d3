import { useEffect, useRef } from 'react'

import type {
  MyLessonFields,
  SaveLessonPositionMutation,
  SaveLessonPositionMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import type { PlayerState } from 'src/components/Learning/Lessons/VideoPlayer/players'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'
import { outlivesPage } from 'src/lib/data/outlivesPage'

import { completionRuleOf } from './completionRuleOf'

import { isLessonDone } from '$api/src/shared/learning/completion'

const SAVE_EVERY_MS = 15_000

export const SAVE_POSITION = gql`
  mutation SaveLessonPositionMutation($lessonId: Int!, $positionSec: Int!) {
    saveLessonPosition(lessonId: $lessonId, positionSec: $positionSec)
  }
`

/**
 * Saves the position of a video every 15 seconds, on pause and on leaving. At most those seconds are lost; the next
 * save makes up for one that failed.
 */
export const useVideoPosition = (
  lesson: MyLessonFields,
  onWatched: () => void
) => {
  const { id, lastPositionSec, furthestSec, isCompleted } = lesson
  const [mutate] = useMutation<
    SaveLessonPositionMutation,
    SaveLessonPositionMutationVariables
  >(SAVE_POSITION)
  const now = useRef({
    seconds: lastPositionSec,
    savedSeconds: lastPositionSec,
    savedAt: 0,
    furthest: furthestSec,
    isPlaying: false,
    isWatched: isCompleted,
  })

  const save = (isLeaving = false) => {
    const position = Math.floor(now.current.seconds)
    if (position === now.current.savedSeconds) return
    Object.assign(now.current, { savedSeconds: position, savedAt: Date.now() })
    mutate({
      variables: { lessonId: id, positionSec: position },
      context: isLeaving ? outlivesPage : undefined,
      update: (cache) =>
        cache.modify({
          id: cache.identify({ __typename: 'MyLesson', id }),
          fields: {
            lastPositionSec: () => position,
            furthestSec: (known: number) => Math.max(known, position),
          },
        }),
    }).catch(() => {})
  }
  const latestSave = useLatestRef(save)

  useEffect(() => {
    const onLeave = () => latestSave.current(true)
    const onHide = () => document.visibilityState === 'hidden' && onLeave()
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
      onLeave()
    }
  }, [latestSave])

  return ({ seconds, duration, isPlaying }: PlayerState) => {
    const known = now.current
    const hasPaused = known.isPlaying && !isPlaying
    // A player reports 0 before it plays, which must not overwrite the saved position.
    if (isPlaying || hasPaused) known.seconds = seconds
    if (isPlaying && !known.isPlaying) known.savedAt = Date.now()
    known.isPlaying = isPlaying
    known.furthest = Math.max(known.furthest, known.seconds)

    if (hasPaused || (isPlaying && Date.now() - known.savedAt >= SAVE_EVERY_MS))
      save()
    if (known.isWatched || !isPlaying) return

    known.isWatched = isLessonDone(completionRuleOf(lesson), {
      hasPressedDone: false,
      furthestSec: known.furthest,
      videoSeconds: lesson.videoSeconds ?? duration ?? null,
    })
    if (known.isWatched) onWatched()
  }
}
