import type { CourseFields, CourseInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/ResourceTable/columns'
import { filled } from 'src/lib/filled'

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
    status
    progression
    minStageNumber
    accessLevelIds
    position
    lessonCount
    createdAt
  }
`)

export const columns: Column<CourseFields>[] = [
  textColumn('title'),
  textColumn('titleFil', more),
  badgeColumn(
    'status',
    {
      DRAFT: 'outline',
      PUBLISHED: 'success',
      INACTIVE: 'warning',
      ARCHIVED: 'neutral',
    },
    fixed
  ),
  numberColumn('lessonCount', fixed),
  choiceColumn('progression', fixed),
  numberColumn('minStageNumber', more),
  numberColumn('position', { secondary: true }),
  dateColumn('createdAt'),
]

/** Spec section 4: all, active, inactive, archived. */
export const filters = ['active', 'inactive', 'archived']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fieldsWith = (levels: Choice[]): Field<CourseInput>[] => [
  { name: 'title', as: 'text', required: true, half: true },
  { name: 'titleFil', as: 'text', half: true },
  { name: 'slug', as: 'slug', required: true, from: 'title', prefix: '/' },
  { name: 'shortDescription', as: 'textarea', half: true },
  { name: 'shortDescriptionFil', as: 'textarea', half: true },
  { name: 'description', as: 'richText' },
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
  { name: 'accessLevelIds', as: 'multichoice', choices: levels },
]

export const start: Partial<CourseInput> = {
  status: 'DRAFT',
  progression: 'FREE',
  position: 0,
}

export const toInput = (input: CourseInput) =>
  filled(input, 'shortDescription', 'description')
