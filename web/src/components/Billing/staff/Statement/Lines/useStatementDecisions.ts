import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { StatementImportFields, SureLinesQuery } from 'types/graphql'

import { statementPath } from 'src/components/Billing/staff/Statement/statementPath'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

import { SURE_FROM } from '$api/src/shared/billing/reconciling/statementMatch'
import { formatPeso } from '$api/src/shared/money'

const APPROVE: Doc<'ApproveStatementMutation'> = gql`
  mutation ApproveStatementMutation(
    $id: Int!
    $lineIds: [Int!]!
    $shown: [String!]!
  ) {
    approveStatementImport(id: $id, lineIds: $lineIds, shown: $shown) {
      file {
        ...StatementImportFields
      }
      booked
      waiting
      own
      decided
      changed
      closed
      failed
    }
  }
`

const DISCARD: Doc<'DiscardStatementMutation'> = gql`
  mutation DiscardStatementMutation($id: Int!) {
    discardStatementImport(id: $id) {
      ...StatementImportFields
    }
  }
`

const SURE_LINES: Doc<'SureLinesQuery'> = gql`
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
        shown
        approverName
        memberName
        amountCentavos
      }
    }
  }
`

const PAGE_LINES = 100

type ShownLine = { id: number; shown: string }

type SureLine = SureLinesQuery['statementLinesPage']['rows'][number]

/** The most people that a question names. */
const NAMED = 5

/** The people of some lines, the first ones by name. */
const peopleOf = (lines: readonly SureLine[]) => {
  const names = [...new Set(lines.map(({ memberName }) => memberName))]
  const more = names.length - NAMED
  return [...names.slice(0, NAMED), ...(more > 0 ? [`+${more}`] : [])].join(
    ', '
  )
}

const outcomes = [
  'booked',
  'waiting',
  'own',
  'decided',
  'changed',
  'closed',
  'failed',
] as const

const LINES_ON_SCREEN = 'StatementLinesPageQuery'

/** Approves all lines with a certain match or the given lines, and discards files. */
export const useStatementDecisions = ({
  id,
}: Pick<StatementImportFields, 'id'>) => {
  const { t } = useTranslation('billing.staff')
  const client = useApolloClient()
  const { confirm, confirmDialog } = useConfirm()
  const [save, { loading }] = useSave(APPROVE, {
    done: ({ approveStatementImport: counts }) =>
      outcomes
        .filter((outcome) => counts[outcome] > 0)
        .map((outcome) =>
          t(`reconcile.outcome.${outcome}`, { count: counts[outcome] })
        )
        .join(' '),
    refetch: [LINES_ON_SCREEN, 'ProofDeskQuery', 'BillsPageQuery'],
  })
  const [throwAway] = useSave(DISCARD, {
    done: t('reconcile.discarded'),
    goTo: statementPath(),
  })

  // A line that waits for a second person is looked at by itself.
  const findSureLines = async () => {
    const lines: SureLine[] = []
    for (let page = 1, total = 1; (page - 1) * PAGE_LINES < total; page++) {
      const { data } = await client.query({
        query: SURE_LINES,
        variables: { importId: id, page },
        // The answer stays out of the cache: the list on screen is reloaded as a whole.
        fetchPolicy: 'no-cache',
      })
      total = data.statementLinesPage.total
      for (const line of data.statementLinesPage.rows)
        if (line.confidence >= SURE_FROM && !line.approverName) lines.push(line)
    }
    return lines
  }

  const approve = (lines: readonly ShownLine[]) =>
    save({
      id,
      lineIds: lines.map((line) => line.id),
      shown: lines.map(({ shown }) => shown),
    })

  const approveSure = async () => {
    const lines = await findSureLines()
    // Lines that another person has matched meanwhile are on screen before they are approved.
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === LINES_ON_SCREEN,
    })
    if (lines.length === 0) return
    const isMeant = await confirm({
      title: t('reconcile.approveTitle', { count: lines.length }),
      text: [
        formatPeso(
          lines.reduce((sum, line) => sum + (line.amountCentavos ?? 0), 0)
        ),
        peopleOf(lines),
        t('reconcile.approveText'),
      ].join(' · '),
      confirmLabel: t('reconcile.approve'),
    })
    if (isMeant) await approve(lines)
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
