import { Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReportInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { inputOf, shownIn, UPDATE } from './savedReport'
import { QUERY } from './SavedReportCell/SavedReportCell'

type SaveChangesProps = {
  /** The own report that the screen was opened to change. */
  id: string
  params: ReportInput['params']
}

/** Keeps what the screen shows in the report that it was opened to change; its name and its numbers stay. */
export const SaveChanges = ({ id, params }: SaveChangesProps) => {
  const { t } = useTranslation('reports.engine')
  const { data } = useQuery(QUERY, { variables: { id } })
  const [save] = useSave(UPDATE, {
    done: t('saved.rename.done'),
    refetch: shownIn,
    goTo: () => routes.report({ id }),
  })
  const report = data?.report
  if (!report?.isOwn) return null
  return (
    <Button
      look="primary"
      icon={Save}
      onClick={() => save({ id, input: { ...inputOf(report), params } })}
    >
      {t('saved.saveChanges', { name: report.name })}
    </Button>
  )
}
