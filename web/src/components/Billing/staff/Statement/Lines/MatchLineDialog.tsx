import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import FoundBillsCell from 'src/components/Billing/staff/Statement/Lines/FoundBillsCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SearchInput } from 'src/components/ui/form/SearchInput/SearchInput'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import { formatPeso } from '$api/src/shared/money'

const MATCH: Doc<'MatchLineMutation'> = gql`
  mutation MatchLineMutation($id: Int!, $scheduleIds: [Int!]!) {
    matchStatementLine(id: $id, scheduleIds: $scheduleIds) {
      ...StatementLineFields
    }
  }
`

type MatchLineDialogProps = { line: StatementLineFields; onClose: () => void }

/** Finds the unpaid bills that a line pays, by the member's name or the invoice number. */
export const MatchLineDialog = ({ line, onClose }: MatchLineDialogProps) => {
  const { t } = useTranslation('billing.staff')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<{ id: number; owedCentavos: number }[]>(
    []
  )
  const [match, { loading, error }] = useSave(MATCH, {
    done: t('reconcile.matched'),
    refetch: ['StatementImportQuery'],
    onDone: onClose,
  })
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
        {q && (
          <FoundBillsCell
            q={q}
            chosenIds={chosen.map(({ id }) => id)}
            onToggle={(bill) =>
              setChosen(
                chosen.some(({ id }) => id === bill.id)
                  ? chosen.filter(({ id }) => id !== bill.id)
                  : [...chosen, bill]
              )
            }
          />
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
