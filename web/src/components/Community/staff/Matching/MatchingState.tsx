import { useTranslation } from 'react-i18next'
import type { MatchingStateQuery } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

const UNDO: Doc<'UndoMatchingMutation'> = gql`
  mutation UndoMatchingMutation($id: Int!, $reason: String!) {
    undoAccountabilityMatching(id: $id, reason: $reason)
  }
`

type State = MatchingStateQuery['accountabilityMatchingState']

const LastMatching = ({
  last: { id, createdAt, by, groupCount, usedCount },
}: {
  last: NonNullable<State['last']>
}) => {
  const { t } = useTranslation('community.matching')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>
        {t('last', {
          groups: t('groups', { count: groupCount }),
          name: by ?? t('formerStaff'),
        })}{' '}
        <DateText date={createdAt} />
      </p>
      {usedCount < groupCount && (
        <Actions
          words="community.matching"
          refetch={['AccountabilityGroupsPageQuery', 'MatchingStateQuery']}
          size="sm"
          actions={[
            {
              name: 'undo',
              look: 'ghost',
              of: {
                groups: t('groups', { count: groupCount - usedCount }),
                used: t('groups', { count: usedCount }),
                context: usedCount > 0 ? 'used' : undefined,
              },
              does: call(UNDO, { id }),
              asks: 'reason',
              isDangerous: true,
            },
          ]}
        />
      )}
    </div>
  )
}

/** How many people wait for a group, and the last matching, which can be undone. */
export const MatchingState = ({
  state: { askingCount, last },
}: {
  state: State
}) => {
  const { t } = useTranslation('community.matching')
  if (askingCount === 0 && !last) return null
  return (
    <section
      aria-label={t('title')}
      className="panel mb-5 space-y-2 p-4 text-sm"
    >
      {askingCount > 0 && (
        <p className="font-medium">{t('asking', { count: askingCount })}</p>
      )}
      {last && <LastMatching last={last} />}
    </section>
  )
}
