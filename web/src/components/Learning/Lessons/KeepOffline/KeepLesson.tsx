import { CircleCheck, CloudDownload } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  useCanKeep,
  useIsLessonKept,
  useKeptLessons,
} from 'src/components/Learning/Lessons/KeepOffline/useKept'
import { Button } from 'src/components/ui/control/Button/Button'
import { removeLessons } from 'src/serviceWorker/kept'

import { KeepChoices } from './KeepChoices'
import { useKeeping } from './useKeeping'

import { fileSize } from '$api/src/shared/text/fileSize'

type KeepLessonProps = { lesson: Parameters<typeof useKeeping>[0][number] }

/** Saves the files of a lesson on this device; its text is already stored after it was read. */
export const KeepLesson = ({ lesson }: KeepLessonProps) => {
  const { t } = useTranslation('learning.offline')
  const canKeep = useCanKeep()
  const kept = useKeptLessons().find(({ id }) => id === lesson.id)
  const { keepables, kinds, setKinds, bytes, done, keep } = useKeeping(
    [lesson],
    async () => lesson
  )
  const isTextKept = useIsLessonKept(lesson.courseId, lesson.id)
  if (!canKeep) return null
  if (keepables.length === 0)
    return isTextKept ? (
      <p className="text-muted text-sm">{t('keep.textOnly')}</p>
    ) : null

  const isBusy = done !== undefined
  return (
    <section aria-labelledby="keep-title" className="panel p-4 sm:px-6">
      <h2 id="keep-title" className="text-base">
        {t('keep.title')}
      </h2>
      <p className="text-muted text-sm">{t('keep.help')}</p>
      {kept ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-2 text-sm">
            <CircleCheck className="text-success size-5 shrink-0" aria-hidden />
            {t('keep.onDevice', { size: fileSize(kept.bytes) })}
          </p>
          <Button size="sm" onClick={() => void removeLessons([lesson.id])}>
            {t('keep.remove')}
          </Button>
        </div>
      ) : (
        <>
          <KeepChoices
            keepables={keepables}
            chosen={kinds}
            disabled={isBusy}
            onChange={setKinds}
          />
          <Button
            className="mt-3"
            icon={CloudDownload}
            busy={isBusy}
            disabled={bytes === 0}
            onClick={() => void keep()}
          >
            {t('keep.keep', { size: fileSize(bytes) })}
          </Button>
        </>
      )}
    </section>
  )
}
