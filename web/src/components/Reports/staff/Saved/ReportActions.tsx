import { useState } from 'react'

import { BookmarkPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  CreateReportMutation,
  CreateReportMutationVariables,
  ReportInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import type { ReportState } from 'src/components/Reports/staff/Summary/useReportState'
import { Button } from 'src/components/ui/control/Button/Button'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { useAccess } from 'src/hooks/access/useAccess'

import { FileButtons } from './FileButtons'
import { SaveChanges } from './SaveChanges'
import { shownIn } from './savedReport'
import { useMeasureChoices } from './useMeasureChoices'

import { manilaToday } from '$api/src/shared/manilaTime'
import type { ReportKind } from '$api/src/shared/reports/engine/measures'
import { savedPeriodOf } from '$api/src/shared/reports/engine/savedReport'
import { enumValueOf } from '$api/src/shared/text/enumWords'

const CREATE: Doc<'CreateReportMutation'> = gql`
  mutation CreateReportMutation($input: ReportInput!) {
    createReport(input: $input) {
      id
    }
  }
`

/** The screen's report as the input of a saved report or a file. */
const paramsOf = ({
  days,
  part,
  key,
  by,
  content,
}: ReportState): ReportInput['params'] => ({
  ...savedPeriodOf(days, manilaToday()),
  ...(part && key && { part: enumValueOf(part), key }),
  ...(by && { by: enumValueOf(by) }),
  content: enumValueOf(content),
})

type Input = { name: string; columns: string[] }

type ReportActionsProps = {
  kind: ReportKind
  title: string
  state: ReportState
}

/** Saves what the screen shows under a name, or has a file of it written. */
export const ReportActions = ({ kind, title, state }: ReportActionsProps) => {
  const { t } = useTranslation('reports.engine')
  const { mayOpen } = useAccess()
  const [isSaving, setIsSaving] = useState(false)
  const choices = useMeasureChoices(kind)
  const fields: Field<Input>[] = [
    { name: 'name', as: 'text', required: true },
    { name: 'columns', as: 'multichoice', choices },
  ]
  const input = { category: enumValueOf(kind), params: paramsOf(state) }
  // Saved reports and files are at /reports.
  if (!mayOpen('reportSummary')) return null
  return (
    <div className="flex flex-wrap gap-2">
      {state.saved && <SaveChanges id={state.saved} params={input.params} />}
      <Button
        look="outline"
        icon={BookmarkPlus}
        onClick={() => setIsSaving(true)}
      >
        {t(state.saved ? 'saved.saveNew' : 'saved.save')}
      </Button>
      <FileButtons
        look="ghost"
        input={{ ...input, name: title, columns: [] }}
      />
      {isSaving && (
        <ResourceDialog<
          Input,
          CreateReportMutation,
          CreateReportMutationVariables
        >
          entity="reports.engine.report"
          fields={fields}
          mutation={CREATE}
          variables={({ name, columns }) => ({
            input: { ...input, name, columns },
          })}
          refetch={shownIn}
          goTo={({ createReport }) => routes.report({ id: createReport.id })}
          onClose={() => setIsSaving(false)}
        />
      )}
    </div>
  )
}
