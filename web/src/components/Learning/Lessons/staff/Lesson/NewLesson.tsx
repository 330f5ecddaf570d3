import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { UnitControl } from 'src/components/Learning/Courses/staff/CourseParts/CoursePartControl'
import {
  start,
  toInput,
  type LessonForm,
} from 'src/components/Learning/Lessons/staff/Lesson/lesson'
import { useLessonFields } from 'src/components/Learning/Lessons/staff/Lesson/useLessonFields'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateLessonMutation'> = gql`
  mutation CreateLessonMutation($unitId: Int!, $input: LessonInput!) {
    createLesson(unitId: $unitId, input: $input) {
      ...LessonFields
    }
  }
`

type NewLessonForm = LessonForm & { unitId: number }

/** Creates a lesson at the end of a unit; the form asks for the unit. */
export const NewLesson = ({ unitId }: { unitId?: number }) => {
  const { t } = useTranslation('learning.staff')
  const fields: Field<NewLessonForm>[] = [
    {
      name: 'unitId',
      as: 'choice',
      required: true,
      label: t('courseParts.unit.label'),
      control: UnitControl,
    },
    ...(useLessonFields() as Field<NewLessonForm>[]),
  ]
  return (
    <ResourceEditor
      entity="learning.lesson"
      fields={fields}
      record={{ ...start, unitId }}
      mutation={CREATE}
      variables={({ unitId: chosen, ...input }: NewLessonForm) => ({
        unitId: chosen,
        input: toInput(input),
      })}
      list={routes.courses()}
      listOf="learning.course"
      refetch={['FindCourseQuery']}
      view={({ createLesson: { id } }) => routes.lesson({ id })}
    />
  )
}
