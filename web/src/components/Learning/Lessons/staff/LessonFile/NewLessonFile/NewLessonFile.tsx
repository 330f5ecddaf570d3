import { useTranslation } from 'react-i18next'
import type {
  CreateLessonFileMutation,
  CreateLessonFileMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import {
  fields,
  start,
  toInput,
  type LessonFileForm,
} from 'src/components/Learning/Lessons/staff/LessonFile/lessonFile'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: TypedDocumentNode<
  CreateLessonFileMutation,
  CreateLessonFileMutationVariables
> = gql`
  mutation CreateLessonFileMutation($lessonId: Int!, $input: LessonFileInput!) {
    createLessonFile(lessonId: $lessonId, input: $input) {
      ...LessonFileFields
    }
  }
`

/** Adds a file at the end of a lesson's files. */
export const NewLessonFile = ({ lessonId }: { lessonId: number }) => {
  const { t } = useTranslation('learning.staff')
  const lesson = routes.lesson({ id: lessonId })
  return (
    <ResourceEditor
      entity="learning.staff.lessonFile"
      fields={fields}
      record={start}
      mutation={CREATE}
      variables={(input: LessonFileForm) => ({
        lessonId,
        input: toInput(input),
      })}
      list={routes.courses()}
      listOf="learning.course"
      within={{ label: t('lessonRow.fields.name'), to: lesson }}
      refetch={['LessonFilesQuery']}
      view={() => lesson}
    />
  )
}
