import type { LessonFileFields, LessonFileInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { fileSize } from '$api/src/shared/text/fileSize'

registerFragment(gql`
  fragment LessonFileFields on LessonFile {
    id
    olderTranslations
    lesson {
      id
      name
      courseId
    }
    title
    titleFil
    category
    file {
      id
      name
      size
      mime
      url
    }
    url
    isDownloadable
    version
    createdAt
  }
`)

export const columns: Column<LessonFileFields>[] = [
  choiceColumn('category'),
  textColumn('titleFil'),
  { key: 'name', value: ({ file, url }) => file?.name ?? url },
  { key: 'size', value: ({ file }) => file && fileSize(file.size) },
  badgeColumn('isDownloadable', { true: 'info', false: 'outline' }),
  numberColumn('version'),
  dateColumn('createdAt'),
]

/** The form's values. Besides the api's input, `kind` says whether the record is a file or a link. */
export type LessonFileForm = LessonFileInput & { kind: 'file' | 'link' }

const isFile = ({ kind }: LessonFileForm) => kind !== 'link'

export const fields: Field<LessonFileForm>[] = [
  { name: 'title', as: 'text', required: true, half: true },
  { name: 'titleFil', as: 'text', half: true },
  {
    name: 'kind',
    as: 'choice',
    required: true,
    choices: [{ value: 'file' }, { value: 'link' }],
  },
  { name: 'fileId', as: 'file', required: true, when: isFile },
  {
    name: 'url',
    as: 'url',
    required: true,
    when: ({ kind }) => kind === 'link',
  },
  { name: 'isDownloadable', as: 'switch', when: isFile },
]

export const start: Partial<LessonFileForm> = {
  kind: 'file',
  isDownloadable: true,
}

export const toInput = ({
  kind,
  isDownloadable,
  ...input
}: LessonFileForm): LessonFileInput => ({
  ...input,
  isDownloadable: kind === 'link' || !!isDownloadable,
})
