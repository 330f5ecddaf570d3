import { useTranslation } from 'react-i18next'
import type { XpEntriesQuery } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'

const REVERSE: Doc<'ReverseXpMutation'> = gql`
  mutation ReverseXpMutation($id: Int!, $reason: String!) {
    reverseXp(id: $id, reason: $reason) {
      id
    }
  }
`

type XpEntryRowProps = {
  entry: XpEntriesQuery['xpEntriesPage']['rows'][number]
}

/** Points that were given or revoked; revoking needs a reason. */
export const XpEntryRow = ({ entry }: XpEntryRowProps) => {
  const { t } = useTranslation('community.journey')
  const { can } = useAccess()
  const { id, delta, title, attempt, reason, isReversal, isReversed } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">{title ?? t('xp.other')}</p>
        <p className="text-muted flex flex-wrap items-center gap-2 text-sm">
          <DateText date={entry.createdAt} look="time" />
          {attempt > 1 && t('xp.attempt', { attempt })}
          {isReversal && (
            <StatusBadge tone="warning">{t('xp.reversal')}</StatusBadge>
          )}
          {isReversed && (
            <StatusBadge tone="outline">{t('xp.reversed')}</StatusBadge>
          )}
        </p>
        {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
      </div>
      <span className="font-semibold tabular-nums">
        {delta > 0 ? `+${delta}` : delta} XP
      </span>
      {!isReversal && !isReversed && can('reverseXp') && (
        <Actions
          words="community.journey:xp"
          refetch={['XpEntriesQuery', 'FindUserDetailQuery']}
          size="sm"
          actions={[
            {
              name: 'reverse',
              look: 'ghost',
              does: call(REVERSE, { id }),
              asks: 'reason',
              isDangerous: true,
            },
          ]}
        />
      )}
    </li>
  )
}
