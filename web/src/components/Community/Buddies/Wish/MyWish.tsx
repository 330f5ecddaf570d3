import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type Wish } from './wish'
import { WishForm } from './WishForm'

const WITHDRAW = gql`
  mutation WithdrawWishMutation {
    withdrawAccountabilityWish
  }
`

/** Shows that the viewer waits for a group, and lets them change or withdraw the wish. */
export const MyWish = ({ wish }: { wish: Wish }) => {
  const { t } = useTranslation(['community.accountability', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const [withdraw, { loading }] = useSave<unknown, Record<string, never>>(
    WITHDRAW,
    { done: t('wish.withdrawn'), refetch: shownIn }
  )
  const { language, cadence, times, createdAt } = wish
  const asked = [
    t(`wish.choices.language.${language}`),
    t(`wish.choices.cadence.${cadence}`),
    times.length > 0
      ? times.map((time) => t(`wish.choices.times.${time}`)).join(', ')
      : t('wish.anyTime'),
  ]
  return (
    <Card title={t('wish.waiting')}>
      <p>{t('wish.waitingText')}</p>
      <p className="text-muted mt-2">
        {asked.join(' · ')} · <DateText date={createdAt} />
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setIsOpen(true)}>
          {t('common:action.edit')}
        </Button>
        <Button look="ghost" busy={loading} onClick={() => void withdraw({})}>
          {t('wish.withdraw')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('wish.change')}
      >
        <WishForm wish={wish} onDone={() => setIsOpen(false)} />
      </Dialog>
    </Card>
  )
}
