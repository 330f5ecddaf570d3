import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { keepLesson } from 'src/lib/kept'
import { prepareToasts, toast } from 'src/lib/toast'

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
 * Which kinds of files to keep of these lessons, and the keeping. `renew` answers a lesson with links of now: keeping a
 * whole course takes longer than a link lives.
 */
export const useKeeping = (
  lessons: readonly Lesson[],
  renew: (lesson: Lesson) => Promise<Lesson | null | undefined>
) => {
  const { t } = useTranslation('offline')
  const [kinds, setKinds] = useState<KeepKind[]>(startKinds)
  /** How many lessons are on the device; undefined while none is on its way. */
  const [done, setDone] = useState<number>()
  // What is said of it once the line is gone has to be here by then.
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
