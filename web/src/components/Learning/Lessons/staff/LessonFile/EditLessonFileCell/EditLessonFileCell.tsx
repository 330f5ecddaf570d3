import { routes } from '@redwoodjs/router'

import {
  fields,
  toInput,
  type LessonFileForm,
} from 'src/components/Learning/Lessons/staff/LessonFile/lessonFile'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditLessonFileQuery'> = gql`
  query EditLessonFileQuery($id: Int!) {
    lessonFile(id: $id) {
      ...LessonFileFields
    }
  }
`

const UPDATE: Doc<'UpdateLessonFileMutation'> = gql`
  mutation UpdateLessonFileMutation($id: Int!, $input: LessonFileInput!) {
    updateLessonFile(id: $id, input: $input) {
      ...LessonFileFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditLessonFileQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  lessonFile: { id, file, lesson, ...lessonFile },
}: PropsOf<'EditLessonFileQuery'>) => (
  <ResourceEditor
    entity="learning.staff.lessonFile"
    fields={fields}
    record={{ ...lessonFile, kind: file ? 'file' : 'link', fileId: file }}
    name={lessonFile.title}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: LessonFileForm) => ({ id, input: toInput(input) })}
    list={routes.courses()}
    listOf="learning.course"
    within={{ label: lesson.name, to: routes.lesson({ id: lesson.id }) }}
    view={routes.lessonFile({ id })}
  />
)
