import { useTranslation } from 'react-i18next'

import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import { LessonNoteItem } from 'src/components/Learning/Lessons/LessonNotes/LessonNoteItem'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'MyLessonNotesQuery'> = gql`
  query MyLessonNotesQuery($lessonId: Int!) {
    myLessonNotes(lessonId: $lessonId) {
      id
      positionSec
      text
    }
  }
`

type Given = { playback: Playback }

export const beforeQuery = ({
  lessonId,
}: VariablesOf<'MyLessonNotesQuery'> & Given) => ({ variables: { lessonId } })

export const Loading = () => (
  <div className="mt-4">
    <SkeletonLines />
  </div>
)

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('learning')
  return <p className="text-muted mt-3 text-sm">{t('notes.empty')}</p>
}

export const Success = ({
  myLessonNotes,
  playback,
}: PropsOf<'MyLessonNotesQuery'> & Given) => (
  <ul className="divide-base-300 mt-3 divide-y">
    {myLessonNotes.map((note) => (
      <LessonNoteItem key={note.id} note={note} playback={playback} />
    ))}
  </ul>
)
