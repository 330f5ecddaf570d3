import type {
  CourseFields,
  CourseInput,
  CourseRowFields,
  CourseStatus,
} from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

registerFragment(gql`
  fragment CourseRowFields on CourseRow {
    id
    title
    titleFil
    status
    progression
    minStageNumber
    hasCertificate
    position
    lessonCount
    started
    finished
    createdAt
  }
`)

registerFragment(gql`
  fragment CourseFields on Course {
    id
    olderTranslations
    title
    titleFil
    slug
    shortDescription
    shortDescriptionFil
    description
    descriptionFil
    coverUrl
    coverFile {
      id
      name
      size
    }
    status
    progression
    minStageNumber
    accessLevelIds
    batchIds
    groupIds
    hasCertificate
    lessonPoints
    publicPage
    position
    baseVersion
    lessonCount
    createdAt
  }
`)

export const UPDATE_COURSE: Doc<'UpdateCourseMutation'> = gql`
  mutation UpdateCourseMutation(
    $id: Int!
    $baseVersion: Int!
    $input: CourseInput!
  ) {
    updateCourse(id: $id, baseVersion: $baseVersion, input: $input) {
      ...CourseFields
    }
  }
`

export const toForm = (course: CourseFields) => ({
  ...course,
  coverFileId: course.coverFile,
})

export const statusTones: Record<CourseStatus, BadgeTone> = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  INACTIVE: 'warning',
  ARCHIVED: 'neutral',
}

export const columns: Column<CourseRowFields>[] = [
  textColumn('title'),
  textColumn('titleFil', more),
  badgeColumn('status', statusTones, fixed),
  numberColumn('lessonCount', fixed),
  numberColumn('started', fixed),
  numberColumn('finished', fixed),
  choiceColumn('progression', more),
  numberColumn('minStageNumber', more),
  choiceColumn('hasCertificate', more),
  numberColumn('position', { secondary: true }),
  dateColumn('createdAt'),
]

/** The facts that the course's page shows besides its outline. */
export const facts: Column<CourseFields>[] = [
  textColumn('titleFil'),
  textColumn('slug'),
  textColumn('shortDescription'),
  choiceColumn('progression'),
  numberColumn('minStageNumber'),
  choiceColumn('hasCertificate'),
  numberColumn('lessonPoints'),
  choiceColumn('publicPage'),
  numberColumn('lessonCount'),
  numberColumn('position'),
  dateColumn('createdAt'),
]

/** The filters of spec section 4, without "all", which the table adds. */
export const filters = ['active', 'inactive', 'archived']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fieldsWith = (
  levels: Choice[],
  batches: Choice[],
  groups: Choice[]
): Field<CourseInput>[] => [
  { name: 'title', as: 'text', required: true, half: true },
  { name: 'titleFil', as: 'text', half: true },
  { name: 'slug', as: 'slug', required: true, from: 'title', prefix: '/' },
  { name: 'shortDescription', as: 'textarea', half: true, empty: '' },
  { name: 'shortDescriptionFil', as: 'textarea', half: true },
  { name: 'coverFileId', as: 'file', accept: PICTURE_TYPES },
  { name: 'description', as: 'richText', empty: '' },
  { name: 'descriptionFil', as: 'richText' },
  {
    name: 'status',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('DRAFT', 'PUBLISHED', 'INACTIVE'),
  },
  {
    name: 'progression',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('FREE', 'SEQUENTIAL'),
  },
  { name: 'minStageNumber', as: 'number', min: 0, half: true },
  { name: 'position', as: 'number', required: true, min: 0, half: true },
  { name: 'accessLevelIds', as: 'multichoice', half: true, choices: levels },
  { name: 'batchIds', as: 'multichoice', half: true, choices: batches },
  { name: 'groupIds', as: 'multichoice', half: true, choices: groups },
  {
    name: 'publicPage',
    as: 'choice',
    half: true,
    choices: choices('FREE_TRAINING', 'FREELANCING'),
  },
  { name: 'lessonPoints', as: 'number', min: 0, max: 1000, half: true },
  { name: 'hasCertificate', as: 'switch', half: true },
]

export const start: Partial<CourseInput> = {
  status: 'DRAFT',
  progression: 'FREE',
  position: 0,
  lessonPoints: 0,
  hasCertificate: false,
}
