import { useLocation } from '@redwoodjs/router'

import StatementImportCell from 'src/components/Billing/staff/Statement/StatementImportCell'
import StatementImportsCell from 'src/components/Billing/staff/Statement/StatementImportsCell'
import { useTableState } from 'src/hooks/resource/useTableState'

import { StatementDrop } from './Upload/StatementDrop'

/** The statement files of the payment platforms: upload, list, or one file with its lines (`?file=`). */
export const Reconciliation = () => {
  const { search } = useLocation()
  const { variables } = useTableState()
  const file = Number(new URLSearchParams(search).get('file'))
  if (file > 0) return <StatementImportCell id={file} />
  return (
    <div className="space-y-6">
      <StatementDrop />
      <StatementImportsCell {...variables} />
    </div>
  )
}
