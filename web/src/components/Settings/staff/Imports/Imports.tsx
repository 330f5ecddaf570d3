import ImportRunCell from 'src/components/Settings/staff/Imports/ImportRunCell'
import ImportRunsCell from 'src/components/Settings/staff/Imports/ImportRunsCell'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

import { ImportUpload } from './Upload/ImportUpload'

import type { ImportKind } from '$api/src/shared/settings/imports/templates'

/** The imports of one kind: upload and list, or one import (`?run=`). */
export const Imports = ({ kind }: { kind: ImportKind }) => {
  const { run } = useUrlValues({ run: int })
  if (run) return <ImportRunCell id={run} />
  return (
    <div className="space-y-6">
      <ImportUpload kind={kind} />
      <ImportRunsCell kind={kind} />
    </div>
  )
}
