import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Learning/Lessons/staff/LessonFile/lessonFile'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindLessonFileQuery'> = gql`
  query FindLessonFileQuery($id: Int!) {
    lessonFile(id: $id) {
      ...LessonFileFields
    }
  }
`

const DELETE = gql`
  mutation DeleteLessonFileMutation($id: Int!) {
    deleteLessonFile(id: $id) {
      id
    }
  }
`

// Always load fresh data: the file's link expires after minutes.
export const beforeQuery = freshQuery<VariablesOf<'FindLessonFileQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.course')
export const Success = ({ lessonFile }: PropsOf<'FindLessonFileQuery'>) => {
  const { t } = useTranslation('learning.staff')
  const { mayOpen } = useAccess()
  const { id, title, lesson, file, url } = lessonFile
  return (
    <ResourceView
      entity="learning.staff.lessonFile"
      columns={columns}
      record={lessonFile}
      name={title}
      list={routes.courses()}
      listOf="learning.course"
      within={{ label: lesson.name, to: routes.lesson({ id: lesson.id }) }}
      editTo={mayOpen('editLessonFile') && routes.editLessonFile({ id })}
      remove={DELETE}
      refetch={['LessonFilesQuery']}
    >
      <a
        href={file?.url ?? url ?? ''}
        target="_blank"
        rel="noreferrer"
        className="btn btn-secondary w-fit"
      >
        <ExternalLink className="size-5" aria-hidden />
        {t('lessonFile.open')}
      </a>
    </ResourceView>
  )
}
