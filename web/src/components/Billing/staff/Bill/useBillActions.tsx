import { useState } from 'react'

import { BellRing, CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeskBillFields } from 'types/graphql'

import { sumOwed } from 'src/components/Billing/Invoice/bill'
import { PromiseDialog } from 'src/components/Billing/Promise/PromiseDialog'
import { REMIND_OF_BILLS } from 'src/components/Billing/staff/Reminder/RemindButton'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import type { BatchAction } from 'src/components/ui/resource/ResourceTable/BatchBar'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

import { formatPeso } from '$api/src/shared/money'

/** Reminding of chosen bills, and promises that their members gave by phone. Paid bills among them are left out. */
export const useBillActions = () => {
  const { t } = useTranslation('billing.staff')
  const { confirm, confirmDialog } = useConfirm()
  const [promised, setPromised] = useState<DeskBillFields[]>()
  const [remind] = useSave(REMIND_OF_BILLS, {
    done: ({ remindOfBills: count }) => t('remind.allDone', { count }),
    refetch: ['BillsPageQuery'],
  })
  const open = (bills: DeskBillFields[]) =>
    bills.filter(({ owedCentavos }) => owedCentavos > 0)

  const onRemind = async (bills: DeskBillFields[]) => {
    const names = [...new Set(bills.map(({ memberName }) => memberName))]
    const isWanted = await confirm({
      title: t('remind.allPeople', { count: names.length }),
      text: `${names.join(', ')} · ${t('deskBill.left', { amount: formatPeso(sumOwed(bills)) })}. ${t('remind.allText')}`,
      confirmLabel: t('remind.button'),
    })
    if (isWanted) await remind({ ids: bills.map(({ id }) => id) })
  }

  const forOpen =
    (run: (bills: DeskBillFields[]) => void) => (chosen: DeskBillFields[]) => {
      const bills = open(chosen)
      if (bills.length > 0) run(bills)
      else void toast.error(t('deskBill.noneOpen'))
    }

  const actions: BatchAction<DeskBillFields>[] = [
    {
      label: t('remind.button'),
      icon: BellRing,
      onRun: forOpen((bills) => void onRemind(bills)),
    },
    {
      label: t('promise.make.button'),
      icon: CalendarClock,
      onRun: forOpen(setPromised),
    },
  ]
  return {
    actions,
    dialog: (
      <>
        {confirmDialog}
        {promised && (
          <PromiseDialog
            bills={promised}
            onClose={() => setPromised(undefined)}
          />
        )}
      </>
    ),
  }
}
