import { useTranslation } from 'react-i18next'
import type { ReportFormat, ReportSchedule } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { inputOf, shownIn, UPDATE, type SavedReport } from './savedReport'
import { useMeasureChoices } from './useMeasureChoices'
import { kindOf } from './useSavedState'

import { roleIds } from '$api/src/shared/access/permissions'

const SHARE: Doc<'ShareReportMutation'> = gql`
  mutation ShareReportMutation($id: String!, $roles: [String!]!) {
    shareReport(id: $id, roles: $roles) {
      ...SavedReportFields
    }
  }
`

const SCHEDULE: Doc<'ScheduleReportMutation'> = gql`
  mutation ScheduleReportMutation(
    $id: String!
    $schedule: ReportSchedule
    $format: ReportFormat!
  ) {
    scheduleReport(id: $id, schedule: $schedule, format: $format) {
      ...SavedReportFields
    }
  }
`

const COPY: Doc<'CopyReportMutation'> = gql`
  mutation CopyReportMutation($id: String!, $name: String!) {
    copyReport(id: $id, name: $name) {
      ...SavedReportFields
    }
  }
`

type DialogProps = { saved: SavedReport; name: string; onClose: () => void }

const shared = {
  words: 'reports.engine:saved',
  entity: 'reports.engine.report',
  refetch: shownIn,
} as const

type Shown = { name: string; columns: string[] }

/** Renames an own report and chooses its numbers. */
export const RenameDialog = ({ saved, name, onClose }: DialogProps) => {
  const choices = useMeasureChoices(kindOf(saved))
  return (
    <ActionDialog
      {...shared}
      name="rename"
      fields={[
        { name: 'name', as: 'text', required: true },
        { name: 'columns', as: 'multichoice', choices },
      ]}
      record={{ name, columns: saved.columns }}
      does={(input: Shown) =>
        call(UPDATE, { id: saved.id, input: { ...inputOf(saved), ...input } })
      }
      onClose={onClose}
    />
  )
}

const learners = ['non-member', 'member', 'affiliate']

/** Shows an own report to the people of roles. */
export const ShareDialog = ({ saved, onClose }: DialogProps) => {
  const words = useEntityWords('accounts.staff.user')
  return (
    <ActionDialog
      {...shared}
      name="share"
      fields={[
        {
          name: 'sharedWith',
          as: 'multichoice',
          choices: roleIds
            .filter((role) => !learners.includes(role))
            .map((value) => ({
              value,
              label: words.choice('accessLevel', value),
            })),
        },
      ]}
      record={{ sharedWith: saved.sharedWith }}
      does={({ sharedWith }: { sharedWith: string[] }) =>
        call(SHARE, { id: saved.id, roles: sharedWith })
      }
      onClose={onClose}
    />
  )
}

type Scheduled = { schedule: ReportSchedule | null; format: ReportFormat }

/** Has the file of an own report mailed each week or month. */
export const ScheduleDialog = ({ saved, onClose }: DialogProps) => (
  <ActionDialog
    {...shared}
    name="schedule"
    fields={[
      {
        name: 'schedule',
        as: 'choice',
        choices: [{ value: 'WEEKLY' }, { value: 'MONTHLY' }],
      },
      {
        name: 'format',
        as: 'choice',
        required: true,
        choices: [{ value: 'XLSX' }, { value: 'CSV' }],
      },
    ]}
    record={{ schedule: saved.schedule, format: saved.format }}
    does={({ schedule, format }: Scheduled) =>
      call(SCHEDULE, { id: saved.id, schedule: schedule || null, format })
    }
    onClose={onClose}
  />
)

/** Keeps a copy of a report as the viewer's own. */
export const CopyDialog = ({ saved, name, onClose }: DialogProps) => {
  const { t } = useTranslation('reports.engine')
  return (
    <ActionDialog
      {...shared}
      name="copy"
      fields={[{ name: 'name', as: 'text', required: true }]}
      record={{ name: t('saved.copyOf', { name }) }}
      does={(input: { name: string }) =>
        call(
          COPY,
          { id: saved.id, ...input },
          { goTo: ({ copyReport }) => routes.report({ id: copyReport.id }) }
        )
      }
      onClose={onClose}
    />
  )
}
