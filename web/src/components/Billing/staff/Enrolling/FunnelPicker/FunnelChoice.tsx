import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Can } from 'src/components/access/Can'
import type {
  ChosenFunnels,
  PickableFunnel,
} from 'src/components/Billing/staff/Enrolling/useChosenFunnels'
import { Button } from 'src/components/ui/control/Button/Button'

type FunnelChoiceProps = { funnel: PickableFunnel; picked: ChosenFunnels }

/** The button that selects or deselects a funnel; missing if no seat is left. */
export const FunnelChoice = ({ funnel, picked }: FunnelChoiceProps) => {
  const { t } = useTranslation(['billing', 'errors'])
  const { id, name, seatLimit, seatsTaken } = funnel
  if (seatLimit != null && (seatsTaken ?? 0) >= seatLimit)
    return <span className="text-muted text-sm">{t('errors:FUNNEL_FULL')}</span>
  const isChosen = picked.has(id)
  return (
    <Can do="user_enroll/unenroll">
      <Button
        size="sm"
        look={isChosen ? 'ghost' : 'secondary'}
        icon={isChosen ? Check : Plus}
        aria-pressed={isChosen}
        aria-label={t(
          isChosen ? 'enrolling.selectedNamed' : 'enrolling.selectNamed',
          { name }
        )}
        onClick={() => (isChosen ? picked.remove(id) : picked.select(funnel))}
      >
        {t(isChosen ? 'enrolling.selected' : 'enrolling.select')}
      </Button>
    </Can>
  )
}
