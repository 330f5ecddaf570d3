import { useTranslation } from 'react-i18next'
import type { ReportFormat, ReportSchedule } from 'types/graphql'

import type { FieldValues } from '@redwoodjs/forms'
import { routes } from '@redwoodjs/router'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
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

type FormDialogProps<Input> = {
  title: string
  text?: string
  fields: Field<Input>[]
  record: Partial<Record<keyof Input, unknown>>
  onSave: (input: Input) => unknown
  error: Parameters<typeof ResourceForm>[0]['error']
  onClose: () => void
}

const FormDialog = <Input extends FieldValues>({
  title,
  text,
  onClose,
  ...form
}: FormDialogProps<Input>) => (
  <Dialog isOpen onClose={onClose} title={title} text={text}>
    <ResourceForm<Input>
      entity="reports.engine.report"
      {...form}
      guard={false}
      block
    />
  </Dialog>
)

type Shown = { name: string; columns: string[] }

/** Renames an own report and chooses its numbers. */
export const RenameDialog = ({ saved, name, onClose }: DialogProps) => {
  const { t } = useTranslation('reports.engine')
  const choices = useMeasureChoices(kindOf(saved))
  const [save, { error }] = useSave(UPDATE, {
    done: t('saved.renamed'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <FormDialog<Shown>
      title={t('saved.rename')}
      fields={[
        { name: 'name', as: 'text', required: true },
        { name: 'columns', as: 'multichoice', choices },
      ]}
      record={{ name, columns: saved.columns }}
      onSave={(input) =>
        save({ id: saved.id, input: { ...inputOf(saved), ...input } })
      }
      error={error}
      onClose={onClose}
    />
  )
}

const learners = ['non-member', 'member', 'affiliate']

/** Shows an own report to the people of roles. */
export const ShareDialog = ({ saved, onClose }: DialogProps) => {
  const { t } = useTranslation('reports.engine')
  const words = useEntityWords('accounts.staff.user')
  const [save, { error }] = useSave(SHARE, {
    done: t('saved.sharedDone'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <FormDialog<{ sharedWith: string[] }>
      title={t('saved.share')}
      text={t('saved.shareText')}
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
      onSave={({ sharedWith }) => save({ id: saved.id, roles: sharedWith })}
      error={error}
      onClose={onClose}
    />
  )
}

/** Has the file of an own report mailed each week or month. */
export const ScheduleDialog = ({ saved, onClose }: DialogProps) => {
  const { t } = useTranslation('reports.engine')
  const [save, { error }] = useSave(SCHEDULE, {
    done: t('saved.scheduled'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <FormDialog<{ schedule: ReportSchedule | null; format: ReportFormat }>
      title={t('saved.schedule')}
      text={t('saved.scheduleText')}
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
      onSave={({ schedule, format }) =>
        save({ id: saved.id, schedule: schedule || null, format })
      }
      error={error}
      onClose={onClose}
    />
  )
}

/** Keeps a copy of a report as the viewer's own. */
export const CopyDialog = ({ saved, name, onClose }: DialogProps) => {
  const { t } = useTranslation('reports.engine')
  const [save, { error }] = useSave(COPY, {
    done: t('saved.copied'),
    refetch: shownIn,
    goTo: ({ copyReport }) => routes.report({ id: copyReport.id }),
    onDone: onClose,
  })
  return (
    <FormDialog<{ name: string }>
      title={t('saved.copy')}
      fields={[{ name: 'name', as: 'text', required: true }]}
      record={{ name: t('saved.copyOf', { name }) }}
      onSave={(input) => save({ id: saved.id, ...input })}
      error={error}
      onClose={onClose}
    />
  )
}
