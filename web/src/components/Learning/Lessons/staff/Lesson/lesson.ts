import type { LessonFields, LessonInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment LessonFields on Lesson {
    id
    olderTranslations
    unitId
    unit {
      id
      courseId
      name
    }
    name
    nameFil
    shortDescription
    shortDescriptionFil
    description
    descriptionFil
    type
    videoUrl
    videoFile {
      id
      name
      size
      mime
      url
    }
    videoSeconds
    audioFile {
      id
      name
      size
      mime
      url
    }
    transcript
    transcriptFil
    captions
    captionsFil
    embedUrl
    isPreview
    isRequired
    completion
    completionValue
    status
    baseVersion
  }
`)

export const columns: Column<LessonFields>[] = [
  choiceColumn('type'),
  badgeColumn('status', {
    DRAFT: 'outline',
    PUBLISHED: 'success',
    ARCHIVED: 'neutral',
  }),
  textColumn('nameFil'),
  textColumn('shortDescription'),
  textColumn('videoUrl'),
  { key: 'videoFileId', value: ({ videoFile }) => videoFile?.name },
  { key: 'audioFileId', value: ({ audioFile }) => audioFile?.name },
  numberColumn('videoSeconds'),
  textColumn('embedUrl'),
  choiceColumn('completion'),
  badgeColumn('isRequired', { true: 'info', false: 'outline' }),
]

const choices = (...values: string[]) => values.map((value) => ({ value }))

/** The form's values. Besides the api's input, `videoFrom` says whether the video is an address or a file. */
export type LessonForm = LessonInput & { videoFrom?: 'address' | 'file' }

const isVideo = ({ type }: LessonForm) => type === 'VIDEO'
const isUploaded = (values: LessonForm) =>
  isVideo(values) && values.videoFrom === 'file'

export const fields: Field<LessonForm>[] = [
  { name: 'name', as: 'text', required: true, half: true },
  { name: 'nameFil', as: 'text', half: true },
  {
    name: 'type',
    as: 'choice',
    required: true,
    choices: choices('VIDEO', 'IMAGE_TEXT', 'CUSTOM_EMBED'),
  },
  {
    name: 'videoFrom',
    as: 'choice',
    required: true,
    choices: choices('address', 'file'),
    when: isVideo,
  },
  {
    name: 'videoUrl',
    as: 'url',
    required: true,
    when: (values) => isVideo(values) && !isUploaded(values),
  },
  {
    name: 'videoFileId',
    as: 'file',
    required: true,
    accept: '.mp4,.mov',
    when: isUploaded,
  },
  { name: 'videoSeconds', as: 'number', min: 1, when: isVideo },
  {
    name: 'completion',
    as: 'choice',
    choices: choices('MANUAL', 'VIDEO_PERCENT'),
    when: isVideo,
  },
  {
    name: 'completionValue',
    as: 'number',
    min: 1,
    max: 100,
    when: ({ type, completion }) =>
      type === 'VIDEO' && completion === 'VIDEO_PERCENT',
  },
  {
    name: 'embedUrl',
    as: 'url',
    required: true,
    when: ({ type }) => type === 'CUSTOM_EMBED',
  },
  { name: 'shortDescription', as: 'textarea', half: true, empty: '' },
  { name: 'shortDescriptionFil', as: 'textarea', half: true },
  { name: 'description', as: 'richText', half: true, empty: '' },
  { name: 'descriptionFil', as: 'richText', half: true },
  { name: 'audioFileId', as: 'file', accept: '.mp3' },
  { name: 'transcript', as: 'textarea', half: true },
  { name: 'transcriptFil', as: 'textarea', half: true },
  { name: 'captions', as: 'textarea', half: true, when: isUploaded },
  { name: 'captionsFil', as: 'textarea', half: true, when: isUploaded },
  {
    name: 'status',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('DRAFT', 'PUBLISHED'),
  },
  { name: 'isRequired', as: 'switch' },
  { name: 'isPreview', as: 'switch' },
]

export const start: Partial<LessonForm> = {
  type: 'VIDEO',
  videoFrom: 'address',
  completion: 'MANUAL',
  status: 'DRAFT',
  isRequired: true,
  isPreview: false,
}

/** The form's initial values: a file field also needs the file's name. */
export const toForm = ({ videoFile, audioFile, ...lesson }: LessonFields) => ({
  ...lesson,
  videoFrom: videoFile ? 'file' : 'address',
  videoFileId: videoFile,
  audioFileId: audioFile,
})

export const toInput = ({ videoFrom: _from, ...input }: LessonForm) => ({
  ...input,
  completion: input.completion ?? 'MANUAL',
})
