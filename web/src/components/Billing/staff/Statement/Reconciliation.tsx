import StatementImportCell from 'src/components/Billing/staff/Statement/StatementImportCell'
import StatementImportsCell from 'src/components/Billing/staff/Statement/StatementImportsCell'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

import { StatementDrop } from './Upload/StatementDrop'

/** The statement files of the payment platforms: upload, list, or one file with its lines (`?file=`). */
export const Reconciliation = () => {
  const { file } = useUrlValues({ file: int })
  if (file) return <StatementImportCell id={file} />
  return (
    <div className="space-y-6">
      <StatementDrop />
      <StatementImportsCell />
    </div>
  )
}
