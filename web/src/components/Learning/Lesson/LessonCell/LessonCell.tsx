import { useTranslation } from 'react-i18next'
import type {
  DeleteLessonMutation,
  DeleteLessonMutationVariables,
  FindLessonQuery,
  FindLessonQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Learning/Lesson/lesson'
import { Card } from 'src/components/ui/Card/Card'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/ResourceDetails/ResourceDetails'
import { RichText } from 'src/components/ui/RichText/RichText'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'

export const QUERY: TypedDocumentNode<
  FindLessonQuery,
  FindLessonQueryVariables
> = gql`
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

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ lesson }: CellSuccessProps<FindLessonQuery>) => {
  const { t } = useTranslation('learning')
  const { mayOpen } = useAccess()
  const { id, name, unit, description } = lesson
  const course = unit ? routes.course({ id: unit.courseId }) : routes.courses()
  const remove = useRemove<DeleteLessonMutation, DeleteLessonMutationVariables>(
    DELETE,
    course,
    ['FindCourseQuery']
  )
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('course.list'), to: routes.courses() },
          { label: unit?.name ?? t('course.outline'), to: course },
        ]}
        actions={
          mayOpen('editLesson') && (
            <RecordActions
              name={name}
              editTo={routes.editLesson({ id })}
              onDelete={() => remove({ id })}
            />
          )
        }
      />
      <ResourceDetails
        entity="learning.lesson"
        columns={columns}
        record={lesson}
      >
        <Card title={t('lesson.fields.description')} padded>
          <RichText html={description} />
        </Card>
      </ResourceDetails>
    </>
  )
}
