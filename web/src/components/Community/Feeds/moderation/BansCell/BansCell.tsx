import { useTranslation } from 'react-i18next'
import type { FeedBansQuery } from 'types/graphql'

import 'src/components/Community/MyGroup/groupPerson'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FeedBansQuery'> = gql`
  query FeedBansQuery($feed: String!) {
    feedBans(feed: $feed) {
      id
      person {
        ...GroupPersonFields
      }
      reason
      until
      byName
      isEverywhere
    }
  }
`

const END: Doc<'EndFeedBanMutation'> = gql`
  mutation EndFeedBanMutation($id: Int!) {
    endFeedBan(id: $id)
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FeedBansQuery'>>
export const Loading = RowsLoading
export const Failure = CellFailure
export const isEmpty = ({ feedBans }: FeedBansQuery) => feedBans.length === 0

export const Empty = () => {
  const { t } = useTranslation('community.feeds')
  return <p className="text-muted pb-3">{t('ban.none')}</p>
}

/** Who may not write in a feed, until when and why. */
export const Success = ({ feedBans }: FeedBansQuery) => {
  const { t } = useTranslation('community.feeds')
  return (
    <ul className="divide-base-300 divide-y">
      {feedBans.map(({ id, person, until, reason, byName, isEverywhere }) => (
        <li key={id} className="flex flex-wrap items-start gap-3 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium wrap-anywhere">{person.name}</p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="text-muted text-sm">
              {[byName, isEverywhere && t('ban.all')]
                .filter(Boolean)
                .join(' · ')}{' '}
              <DateText date={until} look="time" />
            </p>
          </div>
          <Actions
            words="community.feeds:ban"
            refetch={['FeedBansQuery']}
            size="sm"
            actions={[{ name: 'end', does: call(END, { id }) }]}
          />
        </li>
      ))}
    </ul>
  )
}
