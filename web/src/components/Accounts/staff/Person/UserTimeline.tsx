import { useTranslation } from 'react-i18next'
import type { TimelineFilter } from 'types/graphql'

import UserTimelineCell from 'src/components/Accounts/staff/Person/UserTimelineCell'
import { Card } from 'src/components/ui/layout/Card'
import { oneOf } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { enumValueOf } from '$api/src/shared/text/enumWords'

const words = ['money', 'learning', 'staff'] as const

/** A person's timeline, and a choice of the kinds, which stays in the URL. */
export const UserTimeline = ({ userId }: { userId: number }) => {
  const { t } = useTranslation('accounts.person')
  const [{ show }, set] = useUrlState({ show: oneOf(words) })
  return (
    <Card
      title={t('title')}
      padded={false}
      aside={
        <div
          role="group"
          aria-label={t('show')}
          className="flex flex-wrap gap-2"
        >
          {([undefined, ...words] as const).map((word) => (
            <button
              key={word ?? 'all'}
              type="button"
              aria-pressed={show === word}
              onClick={() => set({ show: word })}
              className={`btn btn-sm rounded-full text-sm ${show === word ? 'btn-primary' : 'btn-outline border-control font-medium'}`}
            >
              {t(`filter.${word ?? 'all'}`)}
            </button>
          ))}
        </div>
      }
    >
      <div className="border-base-300 mt-4 border-t">
        <UserTimelineCell
          userId={userId}
          {...(show && { filter: enumValueOf(show) as TimelineFilter })}
        />
      </div>
    </Card>
  )
}
