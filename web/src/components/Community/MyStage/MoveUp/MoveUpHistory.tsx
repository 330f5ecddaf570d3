import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'

import { StepList } from './StepList'

type MoveUpHistoryProps = { requests: MyStageFields['history'] }

/** Earlier requests, newest first. */
export const MoveUpHistory = ({ requests }: MoveUpHistoryProps) => {
  const { t } = useTranslation('community.journey')
  return (
    <Card title={t('history.title')}>
      <ul className="divide-base-300 divide-y">
        {requests.map(({ id, toStage, status, coolDownUntil, steps }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">
              {toStage ? t('history.to', toStage) : t('history.toUnknown')}
            </p>
            <StepList steps={steps} />
            {status === 'DECLINED' && coolDownUntil && (
              <p className="text-muted mt-2 text-sm">
                {t('history.againOn')} <DateText date={coolDownUntil} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
