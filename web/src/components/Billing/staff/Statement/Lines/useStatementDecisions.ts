import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type {
  ApproveStatementMutation,
  ApproveStatementMutationVariables,
  DiscardStatementMutation,
  DiscardStatementMutationVariables,
  StatementImportFields,
  SureLinesQuery,
  SureLinesQueryVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { statementPath } from 'src/components/Billing/staff/Statement/statementPath'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

import { SURE_FROM } from '$api/src/shared/billing/reconciling/statementMatch'

const APPROVE: TypedDocumentNode<
  ApproveStatementMutation,
  ApproveStatementMutationVariables
> = gql`
  mutation ApproveStatementMutation($id: Int!, $lineIds: [Int!]!) {
    approveStatementImport(id: $id, lineIds: $lineIds) {
      ...StatementImportFields
    }
  }
`

const DISCARD: TypedDocumentNode<
  DiscardStatementMutation,
  DiscardStatementMutationVariables
> = gql`
  mutation DiscardStatementMutation($id: Int!) {
    discardStatementImport(id: $id) {
      ...StatementImportFields
    }
  }
`

const SURE_LINES: TypedDocumentNode<SureLinesQuery, SureLinesQueryVariables> =
  gql`
    query SureLinesQuery($importId: Int!, $page: Int!) {
      statementLinesPage(
        importId: $importId
        page: $page
        perPage: 100
        filter: MATCHED
      ) {
        total
        rows {
          id
          confidence
        }
      }
    }
  `

const PAGE_LINES = 100

/** Approves all lines with a certain match or the given lines, and discards files. */
export const useStatementDecisions = ({
  id,
  sureLines,
}: Pick<StatementImportFields, 'id' | 'sureLines'>) => {
  const { t } = useTranslation('billing.staff')
  const client = useApolloClient()
  const { confirm, confirmDialog } = useConfirm()
  const [save, { loading }] = useSave(APPROVE, {
    done: t('reconcile.approved'),
    refetch: ['StatementLinesPageQuery', 'ProofDeskQuery', 'BillsPageQuery'],
  })
  const [throwAway] = useSave(DISCARD, {
    done: t('reconcile.discarded'),
    goTo: statementPath(),
  })

  const sureIds = async () => {
    const ids: number[] = []
    for (let page = 1, total = 1; (page - 1) * PAGE_LINES < total; page++) {
      const { data } = await client.query({
        query: SURE_LINES,
        variables: { importId: id, page },
        fetchPolicy: 'network-only',
      })
      total = data.statementLinesPage.total
      for (const line of data.statementLinesPage.rows)
        if (line.confidence >= SURE_FROM) ids.push(line.id)
    }
    return ids
  }

  const approve = (lineIds: number[]) => save({ id, lineIds })

  const approveSure = async () => {
    const isMeant = await confirm({
      title: t('reconcile.approveTitle', { count: sureLines }),
      text: t('reconcile.approveText'),
      confirmLabel: t('reconcile.approve'),
    })
    if (isMeant) await approve(await sureIds())
  }

  const discard = async () => {
    const isMeant = await confirm({
      title: t('reconcile.discardTitle'),
      text: t('reconcile.discardText'),
      confirmLabel: t('reconcile.discard'),
      isDangerous: true,
    })
    if (isMeant) await throwAway({ id })
  }

  return { approve, approveSure, discard, isBusy: loading, confirmDialog }
}
