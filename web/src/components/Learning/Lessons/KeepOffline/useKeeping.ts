import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { prepareToasts, toast } from 'src/lib/browser/toast'
import { keepLesson } from 'src/serviceWorker/kept'

import {
  keepablesOf,
  startKinds,
  type Keepable,
  type KeepKind,
} from './keepable'

type Lesson = Parameters<typeof keepablesOf>[0] & {
  id: number
  courseId: number
  name: string
}

const bytesOf = (keepables: readonly Keepable[]) =>
  keepables.reduce((sum, { size }) => sum + size, 0)

/**
 * The chosen kinds of files, and the function that saves these lessons offline. `renew` returns a lesson with fresh
 * links, because saving a whole course takes longer than a link lives.
 */
export const useKeeping = (
  lessons: readonly Lesson[],
  renew: (lesson: Lesson) => Promise<Lesson | null | undefined>
) => {
  const { t } = useTranslation('learning.offline')
  const [kinds, setKinds] = useState<KeepKind[]>(startKinds)
  /** How many lessons have been saved; undefined while nothing is being saved. */
  const [done, setDone] = useState<number>()
  // The toasts must be loaded before the connection is lost.
  useEffect(prepareToasts, [])

  const chosenOf = (lesson: Lesson) =>
    keepablesOf(lesson).filter(({ kind }) => kinds.includes(kind))

  const keep = async () => {
    setDone(0)
    try {
      for (const [index, lesson] of lessons.entries()) {
        const { id, courseId, name } = lesson
        const files = chosenOf((await renew(lesson)) ?? lesson)
        await keepLesson({ id, courseId, name, files })
        setDone(index + 1)
      }
      void toast.success(t('keep.done'))
      return true
    } catch (error) {
      const isFull = (error as Error).name === 'QuotaExceededError'
      void toast.error(t(isFull ? 'keep.full' : 'keep.failed'))
      return false
    } finally {
      setDone(undefined)
    }
  }

  return {
    keepables: lessons.flatMap(keepablesOf),
    kinds,
    setKinds,
    bytes: bytesOf(lessons.flatMap(chosenOf)),
    done,
    keep,
  }
}
