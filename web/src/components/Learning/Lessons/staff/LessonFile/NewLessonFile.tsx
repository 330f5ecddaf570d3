import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LessonControl } from 'src/components/Learning/Courses/staff/CourseParts/CoursePartControl'
import {
  fields,
  start,
  toInput,
  type LessonFileForm,
} from 'src/components/Learning/Lessons/staff/LessonFile/lessonFile'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateLessonFileMutation'> = gql`
  mutation CreateLessonFileMutation($lessonId: Int!, $input: LessonFileInput!) {
    createLessonFile(lessonId: $lessonId, input: $input) {
      ...LessonFileFields
    }
  }
`

type NewLessonFileForm = LessonFileForm & { lessonId: number }

const fieldsOfNew: Field<NewLessonFileForm>[] = [
  {
    name: 'lessonId',
    as: 'choice',
    required: true,
    control: LessonControl,
  },
  ...(fields as Field<NewLessonFileForm>[]),
]

/** Adds a file at the end of a lesson's files; the form asks for the lesson. */
export const NewLessonFile = ({ lessonId }: { lessonId?: number }) => {
  const { t } = useTranslation('learning.staff')
  return (
    <ResourceEditor
      entity="learning.staff.lessonFile"
      fields={fieldsOfNew}
      record={{ ...start, lessonId }}
      mutation={CREATE}
      variables={({ lessonId: chosen, ...input }: NewLessonFileForm) => ({
        lessonId: chosen,
        input: toInput(input),
      })}
      list={routes.courses()}
      listOf="learning.course"
      within={
        lessonId
          ? {
              label: t('lessonRow.fields.name'),
              to: routes.lesson({ id: lessonId }),
            }
          : undefined
      }
      refetch={['LessonFilesQuery']}
      view={({ createLessonFile: { lesson } }) =>
        routes.lesson({ id: lesson.id })
      }
    />
  )
}
