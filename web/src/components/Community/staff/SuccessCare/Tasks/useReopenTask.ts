import { useTranslation } from 'react-i18next'

import { tasksShownIn } from 'src/components/Community/staff/SuccessCare/successTask'
import { useSave } from 'src/hooks/data/useSave'

const REOPEN: Doc<'ReopenSuccessTaskMutation'> = gql`
  mutation ReopenSuccessTaskMutation($id: Int!) {
    reopenSuccessTask(id: $id) {
      ...SuccessTaskFields
    }
  }
`

/** Takes back that a task was done or skipped. */
export const useReopenTask = () => {
  const { t } = useTranslation('community.success')
  const [reopen, { loading }] = useSave(REOPEN, {
    done: t('reopen.done'),
    refetch: tasksShownIn,
  })
  return { isBusy: loading, run: (id: number) => reopen({ id }) }
}
