import { useTranslation } from 'react-i18next'
import type {
  DeleteCourseMutation,
  DeleteCourseMutationVariables,
  FindCourseQuery,
  FindCourseQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Learning/Course/course'
import { CourseUnits } from 'src/components/Learning/Course/CourseUnits/CourseUnits'
import 'src/components/Learning/Unit/unit'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'

export const QUERY: TypedDocumentNode<
  FindCourseQuery,
  FindCourseQueryVariables
> = gql`
  query FindCourseQuery($id: Int!) {
    course(id: $id) {
      ...CourseFields
      units {
        ...UnitFields
      }
    }
  }
`

const DELETE = gql`
  mutation DeleteCourseMutation($id: Int!) {
    deleteCourse(id: $id) {
      id
    }
  }
`

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ course }: CellSuccessProps<FindCourseQuery>) => {
  const { t } = useTranslation('learning')
  const { mayOpen } = useAccess()
  const remove = useRemove<DeleteCourseMutation, DeleteCourseMutationVariables>(
    DELETE,
    routes.courses()
  )
  const { id, title: name } = course
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t('course.list'), to: routes.courses() }]}
        actions={
          mayOpen('editCourse') && (
            <RecordActions
              name={name}
              editTo={routes.editCourse({ id })}
              onDelete={() => remove({ id })}
            />
          )
        }
      />
      <ResourceDetails
        entity="learning.course"
        columns={columns}
        record={course}
      >
        <CourseUnits courseId={id} units={course.units} />
      </ResourceDetails>
    </>
  )
}
