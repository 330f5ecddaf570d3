import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'

import { isPayable, rejectedProof, type Bill } from './bill'

type ReturnedProofsProps = {
  bills: readonly Bill[]
  onSendAgain: (bills: Bill[]) => void
}

/** The reason of each proof that was sent back, above the bills, where the bar at the bottom never covers it. */
export const ReturnedProofs = ({ bills, onSendAgain }: ReturnedProofsProps) => {
  const { t } = useTranslation('billing')
  const returned = new Map<number, Bill[]>()
  for (const bill of bills.filter((bill) => isPayable(bill))) {
    const proof = rejectedProof(bill)
    if (proof) returned.set(proof.id, [...(returned.get(proof.id) ?? []), bill])
  }

  return [...returned].map(([proofId, ofProof]) => (
    <div
      key={proofId}
      className="alert alert-error alert-soft block space-y-3 text-sm"
    >
      <p className="wrap-anywhere">
        <span className="font-semibold">{t('payFirst.returned')}</span>{' '}
        {ofProof[0].proof?.rejectReason}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ul className="flex flex-wrap gap-x-3">
          {ofProof.map(({ id, scheduleDate }) => (
            <li key={id}>
              <DateText date={scheduleDate} />
            </li>
          ))}
        </ul>
        <Button look="primary" size="sm" onClick={() => onSendAgain(ofProof)}>
          {t('payFirst.sendAgain')}
        </Button>
      </div>
    </div>
  ))
}
