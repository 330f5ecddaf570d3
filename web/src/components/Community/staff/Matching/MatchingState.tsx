import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MatchingStateQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { DateText } from 'src/components/ui/text/DateText/DateText'

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
  const { t } = useTranslation([
    'community.matching',
    'community.accountability',
  ])
  const [isOpen, setIsOpen] = useState(false)
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
        <Button size="sm" look="ghost" onClick={() => setIsOpen(true)}>
          {t('undo.submit')}
        </Button>
      )}
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        words={{
          title: t('undo.title', {
            groups: t('groups', { count: groupCount - usedCount }),
          }),
          text: t(usedCount > 0 ? 'undo.textUsed' : 'undo.text', {
            groups: t('groups', { count: usedCount }),
          }),
          label: t('community.accountability:reason'),
          submit: t('undo.submit'),
          done: t('undo.done'),
        }}
        mutation={UNDO}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={['AccountabilityGroupsPageQuery', 'MatchingStateQuery']}
        isDangerous
      />
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
