import type {
  ChallengeDayFields,
  ChallengeDayInput,
  ChallengeFields,
  ChallengeInput,
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
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

import { MOST_DAYS } from '$api/src/shared/community/challenge'

registerFragment(gql`
  fragment ChallengeFields on Challenge {
    id
    slug
    name
    nameFil
    description
    descriptionFil
    olderTranslations
    days
    startMode
    startsOn
    registrationFrom
    registrationTo
    status
    takesRegistrations
    taskCount
    participantCount
    createdAt
  }
`)

registerFragment(gql`
  fragment ChallengeDayFields on ChallengeDay {
    id
    day
    title
    titleFil
    instructions
    instructionsFil
    link
    olderTranslations
  }
`)

export type Challenge = ChallengeFields
export type ChallengeDay = ChallengeDayFields

/** The queries that show challenges. */
export const shownIn = ['ChallengesPageQuery', 'ChallengeQuery']

export const tones: Record<Challenge['status'], BadgeTone> = {
  DRAFT: 'neutral',
  OPEN: 'success',
  ENDED: 'outline',
}

export const columns: Column<Challenge>[] = [
  textColumn('name'),
  badgeColumn('status', tones, fixed),
  numberColumn('participantCount', fixed),
  numberColumn('days', fixed),
  choiceColumn('startMode', fixed),
  dateColumn('startsOn', fixed),
  dateColumn('registrationFrom', { ...more, look: 'time' }),
  dateColumn('registrationTo', { ...more, look: 'time' }),
  dateColumn('createdAt', { secondary: true }),
]

export const filters = ['draft', 'open', 'ended']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fields: Field<ChallengeInput>[] = [
  { name: 'name', as: 'text', required: true },
  { name: 'nameFil', as: 'text' },
  { name: 'slug', as: 'slug', required: true, from: 'name', prefix: '' },
  { name: 'description', as: 'textarea', empty: '' },
  { name: 'descriptionFil', as: 'textarea' },
  { name: 'days', as: 'number', required: true, min: 1, max: MOST_DAYS },
  {
    name: 'startMode',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('ROLLING', 'FIXED'),
  },
  {
    name: 'startsOn',
    as: 'date',
    required: true,
    half: true,
    when: ({ startMode }) => startMode === 'FIXED',
  },
  { name: 'registrationFrom', as: 'dateTime', half: true },
  { name: 'registrationTo', as: 'dateTime', half: true },
]

export const start: Partial<ChallengeInput> = { days: 12, startMode: 'ROLLING' }

export const dayFields: Field<ChallengeDayInput>[] = [
  { name: 'title', as: 'text', required: true },
  { name: 'titleFil', as: 'text' },
  { name: 'instructions', as: 'richText', empty: '' },
  { name: 'instructionsFil', as: 'richText' },
  { name: 'link', as: 'text', empty: '' },
]
