import { useApolloClient } from '@apollo/client'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'

import { FailedJobs } from './FailedJobs'
import { Jobs } from './Jobs'
import { Mails } from './Mails'
import { shownIn, type State } from './operations'
import { Sizes } from './Sizes'
import { SlowStatements } from './SlowStatements'
import { Versions } from './Versions'

/** How the server fares as of one moment. */
export const OperationsView = ({ state }: { state: State }) => {
  const { t } = useTranslation('operator.operations')
  const client = useApolloClient()
  return (
    <div className="space-y-4 sm:space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm" role="status">
          {t('asOf')} <DateText date={state.asOf} look="time" />
        </p>
        <Button
          icon={RefreshCw}
          onClick={() => void client.refetchQueries({ include: shownIn })}
        >
          {t('refresh')}
        </Button>
      </div>
      <Versions state={state} />
      <Jobs state={state} />
      <FailedJobs jobs={state.failedJobs} />
      <Mails state={state} />
      <Sizes state={state} />
      <SlowStatements state={state} />
    </div>
  )
}
