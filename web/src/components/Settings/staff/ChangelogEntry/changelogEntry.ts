import type { ChangelogEntryFields, ChangelogEntryInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { categoryTones } from 'src/components/Settings/Changelog/categoryTones'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment ChangelogEntryFields on ChangelogEntry {
    id
    title
    titleFil
    body
    bodyFil
    category
    status
    publishAt
    pinned
    isPublic
    roles
    createdAt
  }
`)

const statusTones = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  ARCHIVED: 'neutral',
} as const

const yesTones = { true: 'info', false: 'outline' } as const
const unsorted = fixed

export const columns: Column<ChangelogEntryFields>[] = [
  textColumn('title'),
  textColumn('titleFil', more),
  badgeColumn('category', categoryTones, unsorted),
  badgeColumn('status', statusTones, unsorted),
  badgeColumn('isPublic', yesTones, unsorted),
  badgeColumn('pinned', yesTones, more),
  dateColumn('publishAt', { look: 'time' }),
  dateColumn('createdAt', { secondary: true }),
]

export const filters = ['draft', 'published', 'archived']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fieldsWith = (levels: Choice[]): Field<ChangelogEntryInput>[] => [
  { name: 'title', as: 'text', required: true, half: true },
  { name: 'titleFil', as: 'text', half: true },
  { name: 'body', as: 'richText', empty: '' },
  { name: 'bodyFil', as: 'richText' },
  {
    name: 'category',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('NEW', 'IMPROVED', 'FIXED', 'NOTICE'),
  },
  {
    name: 'status',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('DRAFT', 'PUBLISHED', 'ARCHIVED'),
  },
  { name: 'publishAt', as: 'dateTime' },
  { name: 'pinned', as: 'switch' },
  { name: 'isPublic', as: 'switch' },
  {
    name: 'roles',
    as: 'multichoice',
    choices: levels,
    when: ({ isPublic }) => !isPublic,
  },
]

/** The initial values of a new entry. */
export const start: Partial<ChangelogEntryInput> = {
  category: 'NEW',
  status: 'DRAFT',
}
