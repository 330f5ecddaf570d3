import { useTranslation } from 'react-i18next'
import type { LeaderboardQuery } from 'types/graphql'

import {
  CellEmpty,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

export const QUERY: Doc<'LeaderboardQuery'> = gql`
  query LeaderboardQuery($isOfBatch: Boolean) {
    stageLeaderboard(isOfBatch: $isOfBatch) {
      isOff
      myRank
      isRankCapped
      rows {
        rank
        name
        points
        imageUrl
        isMe
      }
    }
  }
`

export const Loading = () => <SkeletonLines lines={8} />
export const Empty = CellEmpty
export const Failure = CellFailure
export const Success = ({ stageLeaderboard }: LeaderboardQuery) => {
  const { t, i18n } = useTranslation('community.journey')
  const { rows, myRank, isRankCapped, isOff } = stageLeaderboard
  const isShown = rows.some(({ isMe }) => isMe)
  return (
    <>
      {rows.length === 0 && (
        <p className="text-muted">{t('leaderboard.empty')}</p>
      )}
      <ol>
        {rows.map(({ rank, name, points, imageUrl, isMe }, index) => (
          // Two members may have the same name and points, so the index is the key.
          <li
            key={index}
            className={`flex items-center gap-3 rounded-lg px-2 py-2 ${isMe ? 'bg-base-200 font-semibold' : ''}`}
          >
            <span className="w-8 text-right tabular-nums">{rank}</span>
            <Avatar name={name} src={imageUrl} size="sm" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {isMe && (
              <StatusBadge tone="progress">{t('leaderboard.you')}</StatusBadge>
            )}
            <span className="tabular-nums">
              {t('my.xp', { points: points.toLocaleString(i18n.language) })}
            </span>
          </li>
        ))}
      </ol>
      {isOff && <p className="text-muted mt-3">{t('leaderboard.off')}</p>}
      {myRank != null && !isShown && (
        <p className="mt-3 font-semibold">
          {t(isRankCapped ? 'leaderboard.beyond' : 'leaderboard.rank', {
            rank: myRank.toLocaleString(i18n.language),
          })}
        </p>
      )}
    </>
  )
}
