import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Can } from 'src/components/access/Can'
import { daysOrNull } from 'src/components/Billing/staff/Enrolling/days'
import { EnrollmentPreview } from 'src/components/Billing/staff/Enrolling/EnrollmentPreview'
import { FunnelPicker } from 'src/components/Billing/staff/Enrolling/FunnelPicker/FunnelPicker'
import { useChosenFunnels } from 'src/components/Billing/staff/Enrolling/useChosenFunnels'
import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

const ENROL: Doc<'ManualUserSubscriptionMutation'> = gql`
  mutation ManualUserSubscriptionMutation(
    $id: Int!
    $funnelDetails: [FunnelDetailInput!]!
  ) {
    manualUserSubscription(id: $id, funnelDetails: $funnelDetails) {
      id
    }
  }
`

/** The tab 'Enroll to Funnel': staff enrol a person into funnels, each with its own term and days. */
export const ManualEnrol = ({ userId }: { userId: number }) => {
  const { t } = useTranslation(['billing', 'errors'])
  const picked = useChosenFunnels()
  const { confirm, confirmDialog } = useConfirm()
  const [isEmpty, setIsEmpty] = useState(false)
  const [enrol, { loading, error }] = useSave(ENROL, {
    done: t('enrolling.done'),
    refetch: ['UserSubscriptionsQuery', 'UserInvoicesQuery'],
    goTo: routes.viewSubscription({ userId }),
  })
  const refused = Object.values(fieldErrors(error))

  const onEnrol = async () => {
    setIsEmpty(picked.chosen.length === 0)
    if (picked.chosen.length === 0 || loading) return
    const funnelDetails = picked.chosen.map(
      ({ funnel, paymentTerm, validityByDays, startByDays }) => ({
        id: funnel.id,
        paymentTerm,
        validityByDays: daysOrNull(validityByDays),
        startByDays: daysOrNull(startByDays),
      })
    )
    const isSure = await confirm({
      title: t('enrolling.confirm', { id: userId }),
      text: <EnrollmentPreview id={userId} funnelDetails={funnelDetails} />,
      confirmLabel: t('enrolling.submit'),
    })
    if (!isSure) return
    await enrol({ id: userId, funnelDetails })
  }

  return (
    <div className="panel max-w-3xl space-y-6 p-4 sm:p-6">
      <FunnelPicker userId={userId} picked={picked} withDays />
      <div role="alert" className="text-error text-sm font-medium empty:hidden">
        {isEmpty && picked.chosen.length === 0
          ? t('errors:FUNNEL_REQUIRED')
          : refused.join(' ')}
      </div>
      <Can do="user_enroll/unenroll">
        <Button look="primary" busy={loading} onClick={() => void onEnrol()}>
          {t('enrolling.submit')}
        </Button>
      </Can>
      {confirmDialog}
    </div>
  )
}
