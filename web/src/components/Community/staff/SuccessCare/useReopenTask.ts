import { useTranslation } from 'react-i18next'
import type {
  ReopenSuccessTaskMutation,
  ReopenSuccessTaskMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { useSave } from 'src/hooks/data/useSave'

import { tasksShownIn } from './successTask'

const REOPEN: TypedDocumentNode<
  ReopenSuccessTaskMutation,
  ReopenSuccessTaskMutationVariables
> = gql`
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
