import type { EventInput } from 'types/graphql'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  timeChoices,
  withOwn,
} from 'src/components/ui/form/ResourceForm/timeChoices'

import {
  DEFAULT_ZONE,
  timezones,
} from '$api/src/shared/learning/events/timezones'
import { weekdayCodes } from '$api/src/shared/manilaTime'

// Registers the fragment that the form reads.
import './event'

export const start: Partial<EventInput> = {
  kind: 'CLASS',
  status: 'DRAFT',
  tz: DEFAULT_ZONE,
  startTime: '19:30',
  durationMin: 60,
  days: 1,
  repeats: 'NONE',
  repeatEvery: 1,
  locationKind: 'ONLINE',
  rsvp: 'OPTIONAL',
}

const choices = (...values: string[]) => values.map((value) => ({ value }))

/** The spec's table. Another zone of an event is added for that event only. */
const zoneChoices: Choice[] = timezones.map(({ offset, region }) => ({
  value: region,
  label: `${offset}, ${region}`,
}))

export type EventChoices = {
  hosts: Choice[]
  batches: Choice[]
  groups: Choice[]
  tasks: Choice[]
  levels: Choice[]
}

type Words = (group: 'what' | 'when' | 'where' | 'answers' | 'whom') => string

const isTimed = ({ allDay }: EventInput) => !allDay
const repeats = ({ repeats: kind }: EventInput) => kind !== 'NONE'
const asksAnswers = ({ rsvp }: EventInput) => rsvp !== 'NONE'

export const fieldsWith = (
  { hosts, batches, groups, tasks, levels }: EventChoices,
  group: Words,
  own: Partial<EventInput> = {}
): Field<EventInput>[] => [
  {
    name: 'title',
    as: 'text',
    required: true,
    half: true,
    group: group('what'),
  },
  { name: 'titleFil', as: 'text', half: true },
  { name: 'description', as: 'richText', half: true, empty: '' },
  { name: 'descriptionFil', as: 'richText', half: true },
  {
    name: 'kind',
    as: 'choice',
    required: true,
    half: true,
    choices: choices(
      'CLASS',
      'WORKSHOP',
      'COACHING',
      'COMMUNITY',
      'ORIENTATION',
      'OTHER'
    ),
  },
  {
    name: 'status',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('DRAFT', 'PUBLISHED', 'CANCELLED'),
  },
  { name: 'hostIds', as: 'multichoice', choices: hosts },
  {
    name: 'startsOn',
    as: 'date',
    required: true,
    half: true,
    group: group('when'),
  },
  {
    name: 'startTime',
    as: 'choice',
    required: true,
    half: true,
    choices: withOwn(timeChoices, own.startTime),
    when: isTimed,
  },
  {
    name: 'tz',
    as: 'choice',
    required: true,
    half: true,
    choices: withOwn(zoneChoices, own.tz),
  },
  {
    name: 'durationMin',
    as: 'number',
    required: true,
    half: true,
    min: 5,
    max: 1440,
    when: isTimed,
  },
  {
    name: 'days',
    as: 'number',
    required: true,
    half: true,
    min: 1,
    max: 14,
    when: ({ allDay }) => allDay,
  },
  { name: 'allDay', as: 'switch' },
  {
    name: 'repeats',
    as: 'choice',
    required: true,
    half: true,
    choices: choices(
      'NONE',
      'DAILY',
      'WEEKLY',
      'MONTHLY_DAY',
      'MONTHLY_WEEKDAY'
    ),
  },
  {
    name: 'repeatEvery',
    as: 'number',
    required: true,
    half: true,
    min: 1,
    max: 12,
    when: repeats,
  },
  {
    name: 'repeatOn',
    as: 'multichoice',
    choices: choices(...weekdayCodes),
    when: ({ repeats: kind }) => kind === 'WEEKLY',
  },
  { name: 'repeatUntil', as: 'date', half: true, when: repeats },
  {
    name: 'locationKind',
    as: 'choice',
    required: true,
    choices: choices('ONLINE', 'ONSITE', 'HYBRID'),
    group: group('where'),
  },
  {
    name: 'joinUrl',
    as: 'url',
    half: true,
    when: ({ locationKind }) => locationKind !== 'ONSITE',
  },
  {
    name: 'passcode',
    as: 'text',
    half: true,
    autoComplete: 'off',
    when: ({ locationKind }) => locationKind !== 'ONSITE',
  },
  {
    name: 'venue',
    as: 'text',
    when: ({ locationKind }) => locationKind !== 'ONLINE',
  },
  {
    name: 'rsvp',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('NONE', 'OPTIONAL', 'REQUIRED'),
    group: group('answers'),
  },
  { name: 'capacity', as: 'number', half: true, min: 1, when: asksAnswers },
  {
    name: 'rsvpClosesMin',
    as: 'number',
    half: true,
    min: 0,
    when: asksAnswers,
  },
  {
    name: 'reminderMin',
    as: 'number',
    half: true,
    min: 5,
    max: 10_080,
    when: asksAnswers,
  },
  { name: 'taskId', as: 'choice', choices: tasks },
  { name: 'isPublic', as: 'switch', group: group('whom') },
  { name: 'accessLevelIds', as: 'multichoice', half: true, choices: levels },
  { name: 'batchIds', as: 'multichoice', half: true, choices: batches },
  { name: 'groupIds', as: 'multichoice', half: true, choices: groups },
  { name: 'minStageNumber', as: 'number', half: true, min: 0 },
]
