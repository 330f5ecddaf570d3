import type {
  MissedPathFields,
  RedirectRuleFields,
  RedirectRuleInput,
  RedirectRulesPageQuery,
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

registerFragment(gql`
  fragment RedirectRuleFields on RedirectRule {
    id
    source
    match
    target
    code
    params
    audience
    levelNames
    startsAt
    endsAt
    priority
    countdownSec
    title
    titleFil
    text
    textFil
    olderTranslations
    isActive
    note
    state
    hits
    lastHitAt
    createdAt
  }
`)

registerFragment(gql`
  fragment MissedPathFields on MissedPath {
    id
    path
    count
    referrer
    lastAt
    createdAt
  }
`)

/** The queries that show rules and what rules answer. */
export const shownIn = ['RedirectRulesPageQuery', 'MissedPathsPageQuery']

export const columns: Column<RedirectRuleFields>[] = [
  textColumn('source', fixed),
  textColumn('target', fixed),
  badgeColumn(
    'state',
    {
      ACTIVE: 'success',
      SCHEDULED: 'info',
      ENDED: 'outline',
      PAUSED: 'neutral',
      SHADOWED: 'warning',
    },
    fixed
  ),
  numberColumn('hits'),
  dateColumn('lastHitAt', { ...fixed, look: 'relative' }),
  choiceColumn('code', fixed),
  choiceColumn('match', more),
  choiceColumn('params', more),
  numberColumn('countdownSec', more),
  choiceColumn('audience', more),
  textColumn('levelNames', {
    ...more,
    value: ({ levelNames }) => levelNames.join(', ') || null,
    csv: ({ levelNames }) => levelNames.join(', '),
  }),
  dateColumn('startsAt', { ...more, look: 'time' }),
  dateColumn('endsAt', { ...more, look: 'time' }),
  numberColumn('priority', more),
  textColumn('note', more),
  dateColumn('createdAt', { secondary: true }),
]

export const filters = ['active', 'inactive']

export const missedColumns: Column<MissedPathFields>[] = [
  textColumn('path', fixed),
  numberColumn('count'),
  dateColumn('lastAt', { look: 'relative' }),
  textColumn('referrer', fixed),
  dateColumn('createdAt', more),
]

/** The form shows the conditions of a rule only if it has some. */
export type RedirectRuleForm = Omit<RedirectRuleInput, 'audience'> & {
  audience?: RedirectRuleInput['audience'] | null
  hasConditions: boolean
}

export type Level = RedirectRulesPageQuery['accessLevels'][number]

const choices = <Value extends string | number>(...values: Value[]) =>
  values.map((value) => ({ value }))

const isGone = ({ code }: RedirectRuleForm) => code === 410
const hasCountdown = (values: RedirectRuleForm) =>
  !isGone(values) && Number(values.countdownSec) > 0
const hasConditions = (values: RedirectRuleForm) => values.hasConditions

export const fieldsWith = (levels: Level[]): Field<RedirectRuleForm>[] => [
  { name: 'source', as: 'text', required: true, autoComplete: 'off' },
  {
    name: 'target',
    as: 'text',
    required: true,
    autoComplete: 'off',
    when: (values) => !isGone(values),
  },
  {
    name: 'match',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('EXACT', 'PREFIX', 'PATTERN'),
  },
  {
    name: 'code',
    as: 'choice',
    required: true,
    half: true,
    choices: choices(302, 301, 307, 308, 410),
  },
  {
    name: 'params',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('KEEP', 'DROP', 'EXACT'),
  },
  {
    name: 'countdownSec',
    as: 'number',
    half: true,
    min: 0,
    max: 60,
    when: (values) => !isGone(values),
  },
  { name: 'title', as: 'text', when: hasCountdown },
  { name: 'titleFil', as: 'text', when: hasCountdown },
  { name: 'text', as: 'textarea', when: hasCountdown },
  { name: 'textFil', as: 'textarea', when: hasCountdown },
  { name: 'hasConditions', as: 'switch' },
  {
    name: 'audience',
    as: 'choice',
    half: true,
    choices: choices('ANYONE', 'VISITORS', 'SIGNED_IN'),
    when: hasConditions,
  },
  { name: 'priority', as: 'number', half: true, when: hasConditions },
  { name: 'startsAt', as: 'dateTime', half: true, when: hasConditions },
  { name: 'endsAt', as: 'dateTime', half: true, when: hasConditions },
  {
    name: 'levelNames',
    as: 'multichoice',
    choices: levels.map(({ name, label }) => ({ value: name, label })),
    when: hasConditions,
  },
  { name: 'note', as: 'text' },
  { name: 'isActive', as: 'switch' },
]

export const start: Partial<RedirectRuleForm> = {
  match: 'EXACT',
  code: 302,
  params: 'KEEP',
  audience: 'ANYONE',
  isActive: true,
}

export const toForm = (rule: RedirectRuleFields): Partial<RedirectRuleForm> => {
  const { audience, levelNames, startsAt, endsAt, priority } = rule
  return {
    ...rule,
    hasConditions:
      audience !== 'ANYONE' ||
      levelNames.length > 0 ||
      !!startsAt ||
      !!endsAt ||
      priority !== 0,
  }
}

export const toInput = ({
  hasConditions: _,
  audience,
  ...input
}: RedirectRuleForm): RedirectRuleInput => ({
  ...input,
  audience: audience ?? 'ANYONE',
})
