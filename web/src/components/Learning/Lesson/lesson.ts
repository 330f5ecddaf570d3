import type { LessonFields, LessonInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/ResourceTable/columns'
import { filled } from 'src/lib/filled'

registerFragment(gql`
  fragment LessonFields on Lesson {
    id
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
    videoSeconds
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
  numberColumn('videoSeconds'),
  textColumn('embedUrl'),
  choiceColumn('completion'),
  badgeColumn('isRequired', { true: 'info', false: 'outline' }),
]

const choices = (...values: string[]) => values.map((value) => ({ value }))

const isVideo = ({ type }: LessonInput) => type === 'VIDEO'

export const fields: Field<LessonInput>[] = [
  { name: 'name', as: 'text', required: true, half: true },
  { name: 'nameFil', as: 'text', half: true },
  {
    name: 'type',
    as: 'choice',
    required: true,
    choices: choices('VIDEO', 'IMAGE_TEXT', 'CUSTOM_EMBED'),
  },
  { name: 'videoUrl', as: 'url', required: true, when: isVideo },
  { name: 'videoSeconds', as: 'number', min: 1, half: true, when: isVideo },
  {
    name: 'completion',
    as: 'choice',
    half: true,
    choices: choices('MANUAL', 'VIDEO_PERCENT'),
    when: isVideo,
  },
  {
    name: 'completionValue',
    as: 'number',
    min: 1,
    max: 100,
    half: true,
    when: ({ type, completion }) =>
      type === 'VIDEO' && completion === 'VIDEO_PERCENT',
  },
  {
    name: 'embedUrl',
    as: 'url',
    required: true,
    when: ({ type }) => type === 'CUSTOM_EMBED',
  },
  { name: 'shortDescription', as: 'textarea', half: true },
  { name: 'shortDescriptionFil', as: 'textarea', half: true },
  { name: 'description', as: 'richText' },
  { name: 'descriptionFil', as: 'richText' },
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

export const start: Partial<LessonInput> = {
  type: 'VIDEO',
  completion: 'MANUAL',
  status: 'DRAFT',
  isRequired: true,
  isPreview: false,
}

/** What the api takes: texts are never null, and only a video is completed by watching. */
export const toInput = (input: LessonInput): LessonInput => ({
  ...filled(input, 'shortDescription', 'description'),
  completion: input.completion ?? 'MANUAL',
})
