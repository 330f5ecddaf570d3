import { useState } from 'react'

import { CloudDownload, Trash } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useKeptLessons } from 'src/components/Learning/Lessons/KeepOffline/useKept'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { removeLessons } from 'src/serviceWorker/kept'

import { fileSize } from '$api/src/shared/text/fileSize'

/** The lessons saved on this device, their size, and a way to remove them; renders nothing if there are none. */
export const KeptLessons = () => {
  const { t } = useTranslation(['learning.offline', 'common'])
  const lessons = useKeptLessons()
  const [isOpen, setIsOpen] = useState(false)
  if (lessons.length === 0) return null
  const size = fileSize(lessons.reduce((sum, { bytes }) => sum + bytes, 0))
  const close = () => setIsOpen(false)

  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon={CloudDownload}
        className="mb-4"
        onClick={() => setIsOpen(true)}
      >
        {t('kept.button', { count: lessons.length, size })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('kept.title')}
        text={t('kept.help')}
        footer={
          <Button
            onClick={async () => {
              await removeLessons(lessons.map(({ id }) => id))
              close()
            }}
          >
            {t('kept.removeAll', { size })}
          </Button>
        }
      >
        <ul className="divide-base-300 divide-y">
          {lessons.map(({ id, courseId, name, bytes }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <Link
                to={routes.viewLesson({ courseId, lessonId: id })}
                className="link min-w-0 flex-1 wrap-anywhere"
              >
                {name}
              </Link>
              <span className="text-muted text-sm tabular-nums">
                {fileSize(bytes)}
              </span>
              <Button
                look="ghost"
                size="sm"
                iconOnly
                icon={Trash}
                onClick={() => void removeLessons([id])}
              >
                {t('kept.remove', { lesson: name })}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
