import { useTranslation } from 'react-i18next'
import type { ImportRunFields } from 'types/graphql'

import { navigate } from '@redwoodjs/router'

import 'src/components/Settings/staff/Imports/importFragments'
import { importsPath } from 'src/components/Settings/staff/Imports/importsPath'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

const APPLY: Doc<'ApplyImportMutation'> = gql`
  mutation ApplyImportMutation($id: Int!, $mailsCredentials: Boolean) {
    applyImport(id: $id, mailsCredentials: $mailsCredentials) {
      ...ImportRunFields
    }
  }
`

const CHECK_AGAIN: Doc<'CheckImportAgainMutation'> = gql`
  mutation CheckImportAgainMutation($id: Int!) {
    checkImportAgain(id: $id) {
      ...ImportRunFields
    }
  }
`

const LEAVE_OUT: Doc<'LeaveOutImportRowsMutation'> = gql`
  mutation LeaveOutImportRowsMutation(
    $id: Int!
    $rowIds: [Int!]
    $isLeftOut: Boolean!
  ) {
    leaveOutImportRows(id: $id, rowIds: $rowIds, isLeftOut: $isLeftOut) {
      ...ImportRunFields
    }
  }
`

const DISCARD: Doc<'DiscardImportMutation'> = gql`
  mutation DiscardImportMutation($id: Int!) {
    discardImport(id: $id)
  }
`

/** The changes of staff to an import; a refusal reloads it, since another person may have been faster. */
export const useImportChanges = ({
  id,
  kind,
}: Pick<ImportRunFields, 'id' | 'kind'>) => {
  const { t } = useTranslation('settings.imports')
  const refetch = ['ImportRunQuery']
  const [apply, { loading: isApplying }] = useSave(APPLY, { refetch })
  const [check, { loading: isChecking }] = useSave(CHECK_AGAIN, { refetch })
  const [leaveOut, { loading: isLeaving }] = useSave(LEAVE_OUT, { refetch })
  const save = async (rowIds: number[] | null, isLeftOut: boolean) => {
    const saved = await leaveOut({ id, rowIds, isLeftOut })
    if (saved)
      void toast.success(t(isLeftOut ? 'row.wereLeftOut' : 'row.wereTakenIn'))
  }
  const [discard, { loading: isDiscarding }] = useSave(DISCARD, {
    done: t('run.discard.done'),
    refetch: ['ImportRunsPageQuery'],
    onDone: () => navigate(importsPath(kind)),
  })
  return {
    isBusy: isApplying || isChecking || isLeaving || isDiscarding,
    apply: (mailsCredentials: boolean) => apply({ id, mailsCredentials }),
    checkAgain: () => check({ id }),
    leaveOut: save,
    discard: () => discard({ id }),
  }
}
