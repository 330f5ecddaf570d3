import { useTranslation } from 'react-i18next'

import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import LessonNotesCell from 'src/components/Learning/Lessons/LessonNotes/LessonNotesCell'
import { Link } from 'src/components/ui/control/Link'

import { NewNote } from './NewNote'

import { feedPath } from '$api/src/shared/community/feeds'

type LessonNotesProps = { lessonId: number; playback: Playback }

/** A learner's private notes, on one second of the video or on the whole lesson. */
export const LessonNotes = ({ lessonId, playback }: LessonNotesProps) => {
  const { t } = useTranslation('learning')
  return (
    <section aria-labelledby="notes-title" className="panel mt-5 p-4 sm:p-6">
      <h2 id="notes-title" className="text-lg">
        {t('notes.title')}
      </h2>
      <p className="text-muted text-sm">{t('notes.help')}</p>
      <NewNote lessonId={lessonId} playback={playback} />
      <LessonNotesCell lessonId={lessonId} playback={playback} />
      <p className="mt-4 text-sm">
        {t('notes.stuck')}{' '}
        <Link to={feedPath('school')} className="link link-primary">
          {t('notes.askCommunity')}
        </Link>
      </p>
    </section>
  )
}
