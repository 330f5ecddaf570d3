import type { StageFields, StageInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment StageFields on Stage {
    id
    olderTranslations
    number
    name
    nameFil
    description
    descriptionFil
    requiredPoints
    requireReview
    unlocks
    unlocksFil
    slaHours
    reviewerRule
    coolDownDays
    isActive
    taskCount
    memberCount
    createdAt
  }
`)

export const columns: Column<StageFields>[] = [
  textColumn('name'),
  numberColumn('number'),
  textColumn('nameFil', more),
  textColumn('description', fixed),
  numberColumn('requiredPoints', fixed),
  numberColumn('taskCount', fixed),
  numberColumn('memberCount', fixed),
  badgeColumn('requireReview', { true: 'info', false: 'outline' }, more),
  choiceColumn('reviewerRule', more),
  numberColumn('slaHours', more),
  numberColumn('coolDownDays', more),
  textColumn('unlocks', more),
  badgeColumn('isActive', { true: 'success', false: 'outline' }, fixed),
]

export const filters: string[] = []

const reviewerRules = ['ANY_STAGE_REVIEWER', 'ASSIGNED', 'ROUND_ROBIN'].map(
  (value) => ({ value })
)

export const fields: Field<StageInput>[] = [
  { name: 'number', as: 'number', required: true, min: 1 },
  { name: 'name', as: 'text', required: true, half: true },
  { name: 'nameFil', as: 'text', half: true },
  { name: 'description', as: 'textarea', half: true, empty: '' },
  { name: 'descriptionFil', as: 'textarea', half: true },
  { name: 'unlocks', as: 'textarea', half: true, empty: '' },
  { name: 'unlocksFil', as: 'textarea', half: true },
  { name: 'requiredPoints', as: 'number', min: 0 },
  { name: 'requireReview', as: 'switch' },
  {
    name: 'reviewerRule',
    as: 'choice',
    required: true,
    choices: reviewerRules,
  },
  {
    name: 'slaHours',
    as: 'number',
    required: true,
    min: 1,
    max: 720,
    half: true,
  },
  {
    name: 'coolDownDays',
    as: 'number',
    required: true,
    min: 0,
    max: 365,
    half: true,
  },
  { name: 'isActive', as: 'switch' },
]

export const start: Partial<StageInput> = {
  requireReview: true,
  reviewerRule: 'ANY_STAGE_REVIEWER',
  slaHours: 48,
  coolDownDays: 7,
  isActive: true,
}
