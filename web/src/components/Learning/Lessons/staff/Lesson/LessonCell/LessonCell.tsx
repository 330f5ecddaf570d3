import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Learning/Lessons/staff/Lesson/lesson'
import { LessonVersions } from 'src/components/Learning/Lessons/staff/Lesson/LessonVersions'
import LessonFilesCell from 'src/components/Learning/Lessons/staff/LessonFile/LessonFilesCell'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindLessonQuery'> = gql`
  query FindLessonQuery($id: Int!) {
    lesson(id: $id) {
      ...LessonFields
    }
  }
`

const DELETE = gql`
  mutation DeleteLessonMutation($id: Int!) {
    deleteLesson(id: $id) {
      id
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.course')
export const Success = ({ lesson }: PropsOf<'FindLessonQuery'>) => {
  const { t } = useTranslation('learning')
  const { mayOpen } = useAccess()
  const { id, name, unit, description } = lesson
  return (
    <ResourceView
      entity="learning.lesson"
      columns={columns}
      record={lesson}
      name={name}
      list={routes.courses()}
      listOf="learning.course"
      within={
        unit
          ? { label: unit.name, to: routes.course({ id: unit.courseId }) }
          : undefined
      }
      editTo={mayOpen('editLesson') && routes.editLesson({ id })}
      remove={DELETE}
      refetch={['FindCourseQuery']}
    >
      <div className="space-y-6">
        <Card title={t('lesson.fields.description')} padded>
          <RichText html={description} />
        </Card>
        <LessonFilesCell lessonId={id} />
        <LessonVersions lesson={lesson} />
      </div>
    </ResourceView>
  )
}
