import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import FoundBillsCell from 'src/components/Billing/staff/Statement/Lines/FoundBillsCell'
import SuggestedBillsCell from 'src/components/Billing/staff/Statement/Lines/SuggestedBillsCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SearchInput } from 'src/components/ui/form/SearchInput'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import type { BillOption } from './BillOptions'

import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const MATCH: Doc<'MatchLineMutation'> = gql`
  mutation MatchLineMutation($id: Int!, $scheduleIds: [Int!]!) {
    matchStatementLine(id: $id, scheduleIds: $scheduleIds) {
      ...StatementLineFields
    }
  }
`

type MatchLineDialogProps = { line: StatementLineFields; onClose: () => void }

/** Chooses the unpaid bills that a line pays, from its proposals or by a search for a name or an invoice number. */
export const MatchLineDialog = ({ line, onClose }: MatchLineDialogProps) => {
  const { t, i18n } = useTranslation('billing.staff')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<BillOption[]>([])
  const [match, { loading, error }] = useSave(MATCH, {
    done: t('reconcile.matched'),
    refetch: ['StatementImportQuery'],
    onDone: onClose,
  })
  const choice = {
    chosenIds: chosen.map(({ id }) => id),
    onToggle: (bill: BillOption) =>
      setChosen(
        chosen.some(({ id }) => id === bill.id)
          ? chosen.filter(({ id }) => id !== bill.id)
          : [...chosen, bill]
      ),
  }
  // Money pays the earliest bill first, unless that one is chosen too.
  const later = chosen.find(
    ({ earlierOn }) =>
      earlierOn && !chosen.some((bill) => bill.scheduleDate === earlierOn)
  )
  const sum = chosen.reduce((total, bill) => total + bill.owedCentavos, 0)
  const amount = line.amountCentavos ?? 0

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reconcile.matchTitle', { amount: formatPeso(amount) })}
      text={[line.payerName, line.referenceNo].filter(Boolean).join(' · ')}
      footer={
        <Button
          look="primary"
          busy={loading}
          disabled={chosen.length === 0}
          onClick={() =>
            void match({ id: line.id, scheduleIds: chosen.map(({ id }) => id) })
          }
        >
          {t('reconcile.match')}
        </Button>
      }
    >
      <div className="space-y-3 pb-3">
        <SearchInput
          value={q}
          onSearch={setQ}
          placeholder={t('reconcile.findBills')}
        />
        {q ? (
          <FoundBillsCell q={q} {...choice} />
        ) : (
          <SuggestedBillsCell lineId={line.id} {...choice} />
        )}
        {later?.earlierOn && (
          <p role="status" className="text-warning text-sm">
            {t('reconcile.earlierOpen', {
              name: later.memberName,
              date: formatShownDay(later.earlierOn, i18n.language),
            })}
          </p>
        )}
        {chosen.length > 0 && (
          <p
            role="status"
            className={`text-sm font-medium ${sum === amount ? 'text-success' : ''}`}
          >
            {t('reconcile.chosenSum', {
              sum: formatPeso(sum),
              amount: formatPeso(amount),
            })}{' '}
            {sum !== amount &&
              t(sum > amount ? 'reconcile.less' : 'reconcile.more', {
                difference: formatPeso(Math.abs(sum - amount)),
              })}
          </p>
        )}
        {Object.values(fieldErrors(error)).map((message) => (
          <p key={message} role="alert" className="text-error text-sm">
            {message}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
