import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

const START: Doc<'StartOnlinePaymentMutation'> = gql`
  mutation StartOnlinePaymentMutation($scheduleIds: [Int!]!) {
    startOnlinePayment(scheduleIds: $scheduleIds) {
      url
    }
  }
`

/** Opens the payment gateway, which reports the payment to the api. */
export const PayOnlineButton = ({ scheduleIds }: { scheduleIds: number[] }) => {
  const { t } = useTranslation('billing')
  const [start, { loading }] = useSave(START, {
    onDone: ({ startOnlinePayment: { url } }) => window.location.assign(url),
  })
  return (
    <Button
      look="outline"
      icon={CreditCard}
      busy={loading}
      onClick={() => void start({ scheduleIds })}
    >
      {t('bills.payOnline')}
    </Button>
  )
}
