import { useTranslation } from 'react-i18next'
import type {
  MyLessonNotesQuery,
  MyLessonNotesQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import { LessonNoteItem } from 'src/components/Learning/Lessons/LessonNotes/LessonNoteItem'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'

export const QUERY: TypedDocumentNode<
  MyLessonNotesQuery,
  MyLessonNotesQueryVariables
> = gql`
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
}: MyLessonNotesQueryVariables & Given) => ({ variables: { lessonId } })

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
}: CellSuccessProps<MyLessonNotesQuery, MyLessonNotesQueryVariables> &
  Given) => (
  <ul className="divide-base-300 mt-3 divide-y">
    {myLessonNotes.map((note) => (
      <LessonNoteItem key={note.id} note={note} playback={playback} />
    ))}
  </ul>
)
