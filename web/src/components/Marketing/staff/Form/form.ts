import type {
  FormFields,
  FormInput,
  FunnelChoicesForFormQuery,
  NewFormInput,
} from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
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

import type { FormField } from '$api/src/shared/marketing/forms/formFields'

registerFragment(gql`
  fragment FormFields on Form {
    id
    slug
    kind
    status
    title
    titleFil
    intro
    introFil
    successText
    successTextFil
    olderTranslations
    loginRequired
    oncePer
    allowsEdit
    opensAt
    closesAt
    maxResponses
    redirectUrl
    funnelId
    version
    fields
    problems {
      kind
      key
    }
    hasChanges
    publishedNumber
    sentCount
    isWatched
    createdAt
    updatedAt
  }
`)

/** A form as staff read it, with the type of its JSON. */
export type StaffForm = Omit<FormFields, 'fields'> & { fields: FormField[] }

export const columns: Column<FormFields>[] = [
  textColumn('title'),
  choiceColumn('kind', fixed),
  badgeColumn(
    'status',
    {
      DRAFT: 'outline',
      PUBLISHED: 'success',
      CLOSED: 'warning',
      ARCHIVED: 'neutral',
    },
    fixed
  ),
  numberColumn('sentCount', fixed),
  textColumn('slug', more),
  dateColumn('createdAt'),
]

export const filters = ['active', 'inactive', 'archived']

const choices = (...values: string[]) => values.map((value) => ({ value }))

const kinds = choices('GENERAL', 'SURVEY', 'APPLICATION', 'WAITLIST', 'JOURNEY')

export const newFormFields: Field<NewFormInput>[] = [
  { name: 'title', as: 'text', required: true },
  { name: 'slug', as: 'slug', required: true, from: 'title', prefix: '/form/' },
  { name: 'kind', as: 'choice', required: true, choices: kinds },
]

type Funnels = FunnelChoicesForFormQuery['funnelNames']

const isFree = ({ kind }: FormInput) => kind !== 'JOURNEY'

export const settingsFields = (funnels: Funnels): Field<FormInput>[] => [
  { name: 'title', as: 'text', required: true, half: true },
  { name: 'titleFil', as: 'text', half: true },
  { name: 'slug', as: 'slug', required: true, prefix: '/form/', half: true },
  { name: 'kind', as: 'choice', required: true, choices: kinds, half: true },
  {
    name: 'funnelId',
    as: 'choice',
    required: true,
    choices: funnels.map(({ id, name }) => ({ value: id, label: name })),
    when: ({ kind }) => kind === 'WAITLIST',
  },
  { name: 'intro', as: 'textarea', empty: '', half: true },
  { name: 'introFil', as: 'textarea', half: true },
  { name: 'successText', as: 'textarea', empty: '', half: true },
  { name: 'successTextFil', as: 'textarea', half: true },
  { name: 'loginRequired', as: 'switch', when: isFree, half: true },
  { name: 'allowsEdit', as: 'switch', half: true },
  {
    name: 'oncePer',
    as: 'choice',
    required: true,
    choices: choices('NONE', 'USER', 'EMAIL'),
    when: isFree,
    half: true,
  },
  { name: 'maxResponses', as: 'number', min: 1, half: true },
  { name: 'opensAt', as: 'dateTime', half: true },
  { name: 'closesAt', as: 'dateTime', half: true },
  { name: 'redirectUrl', as: 'text' },
]
