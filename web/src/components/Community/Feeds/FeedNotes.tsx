import { Ban, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'

import type { Feed } from './feedPost'

/** Why the viewer may not write, or has to wait. */
export const FeedNotes = ({
  feed: { ban, slowSeconds, mayPostAt, isNewcomer },
}: {
  feed: Feed
}) => {
  const { t } = useTranslation('community.feeds')
  return (
    <>
      {ban && (
        <div className="panel flex gap-3 p-4" role="note">
          <Ban className="text-error size-5 shrink-0" aria-hidden />
          <div className="min-w-0 space-y-1">
            <p className="font-medium">
              {t(ban.isEverywhere ? 'ban.everywhere' : 'ban.here')}{' '}
              <DateText date={ban.until} look="time" />
            </p>
            <p className="wrap-anywhere">{ban.reason}</p>
          </div>
        </div>
      )}
      {!ban && slowSeconds > 0 && (
        <p className="text-muted flex items-start gap-2 text-sm">
          <Hourglass className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>
            {t('slow.note', { count: Math.round(slowSeconds / 60) })}{' '}
            {mayPostAt && (
              <>
                {t('slow.next')} <DateText date={mayPostAt} look="time" />
              </>
            )}
          </span>
        </p>
      )}
      {!ban && isNewcomer && (
        <p className="text-muted text-sm">{t('newcomer')}</p>
      )}
    </>
  )
}
