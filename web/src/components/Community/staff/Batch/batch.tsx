import { useTranslation } from 'react-i18next'
import type { BatchFields, BatchInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { placesColumn } from 'src/components/Community/staff/Group/group'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

registerFragment(gql`
  fragment BatchFields on Batch {
    id
    number
    name
    description
    launchFrom
    launchTo
    state
    isCurrent
    capacity
    memberCount
    requiresJourneyForm
    accessLevelIds
    accessLevelLabels
    managerIds
    managers {
      id
      name
      email
    }
    createdAt
  }
`)

const Current = () => {
  const { t } = useTranslation('community.batches')
  return <StatusBadge tone="success">{t('batch.current')}</StatusBadge>
}

const namesOf = (managers: BatchFields['managers']) =>
  managers.map(({ name }) => name).join(', ') || null

const yesOrNo = { true: 'info', false: 'outline' } as const

export const columns: Column<BatchFields>[] = [
  textColumn('name'),
  textColumn('number', { align: 'right' }),
  dateColumn('launchFrom'),
  dateColumn('launchTo', fixed),
  badgeColumn(
    'state',
    {
      UPCOMING: 'info',
      OPEN: 'success',
      ENDED: 'neutral',
      ARCHIVED: 'outline',
    },
    fixed
  ),
  placesColumn<BatchFields>(),
  {
    key: 'isCurrent',
    value: ({ isCurrent }) => (isCurrent ? <Current /> : null),
    csv: ({ isCurrent }) => (isCurrent ? 'yes' : null),
  },
  badgeColumn('requiresJourneyForm', yesOrNo, more),
  textColumn('accessLevelLabels', {
    ...more,
    value: ({ accessLevelLabels }) => accessLevelLabels.join(', ') || null,
    csv: ({ accessLevelLabels }) => accessLevelLabels.join(', '),
  }),
  textColumn('managers', {
    ...more,
    value: ({ managers }) => namesOf(managers),
    csv: ({ managers }) => namesOf(managers),
  }),
]

/** The facts on a batch's page; its name is the title. */
export const details: Column<BatchFields>[] = [
  ...columns.filter(({ key }) => key !== 'name'),
  textColumn('description', {
    value: ({ description }) =>
      description ? (
        <span className="whitespace-pre-line">{description}</span>
      ) : null,
  }),
]

export const filters = ['upcoming', 'open', 'ended', 'archived']

type Choices = { levels: Choice[]; managers: Choice[] }

export const fieldsWith = ({
  levels,
  managers,
}: Choices): Field<BatchInput>[] => [
  { name: 'number', as: 'number', required: true, min: 1, half: true },
  { name: 'name', as: 'text', required: true, half: true },
  { name: 'launchFrom', as: 'date', required: true, half: true },
  { name: 'launchTo', as: 'date', required: true, half: true },
  { name: 'capacity', as: 'number', min: 1, half: true },
  { name: 'description', as: 'textarea', empty: '' },
  { name: 'requiresJourneyForm', as: 'switch' },
  { name: 'accessLevelIds', as: 'multichoice', choices: levels },
  { name: 'managerIds', as: 'multichoice', choices: managers },
]
