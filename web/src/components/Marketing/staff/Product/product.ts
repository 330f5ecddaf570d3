import type { ProductFields, ProductInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  moneyColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment ProductFields on Product {
    id
    name
    slug
    description
    descriptionFil
    priceCentavos
    type
    status
    courseIds
    courses {
      id
      title
    }
    createdAt
  }
`)

const courseNames = ({ courses }: ProductFields) =>
  courses.map(({ title }) => title).join(', ')

export const columns: Column<ProductFields>[] = [
  textColumn('name'),
  moneyColumn('priceCentavos', { free: true }),
  choiceColumn('type', fixed),
  badgeColumn(
    'status',
    { ACTIVE: 'success', INACTIVE: 'outline', ARCHIVED: 'neutral' },
    fixed
  ),
  textColumn('courses', {
    ...fixed,
    value: courseNames,
    csv: courseNames,
  }),
  dateColumn('createdAt'),
]

/** The filters of spec section 4, without "all", which the table adds. */
export const filters = ['active', 'expired']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fieldsWith = (courses: Choice[]): Field<ProductInput>[] => [
  { name: 'name', as: 'text', required: true },
  { name: 'slug', as: 'slug', required: true, from: 'name', prefix: '/' },
  { name: 'priceCentavos', as: 'money', required: true, half: true },
  {
    name: 'type',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('MEMBERSHIP', 'COURSE', 'EVENT', 'BUNDLE', 'CHALLENGE'),
  },
  { name: 'description', as: 'richText', empty: '' },
  { name: 'descriptionFil', as: 'richText' },
  { name: 'courseIds', as: 'multichoice', choices: courses },
  {
    name: 'status',
    as: 'choice',
    required: true,
    choices: choices('ACTIVE', 'INACTIVE'),
  },
]

export const start: Partial<ProductInput> = {
  type: 'MEMBERSHIP',
  status: 'ACTIVE',
}
