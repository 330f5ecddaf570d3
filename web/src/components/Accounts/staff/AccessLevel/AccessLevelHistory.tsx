import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccessLevelFields, FindAccessLevelQuery } from 'types/graphql'

import type { Flag } from 'src/components/Accounts/staff/AccessMatrix/flagGroups'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

const REVERT: Doc<'RevertAccessLevelMutation'> = gql`
  mutation RevertAccessLevelMutation(
    $id: String!
    $version: Int!
    $changeId: Int!
  ) {
    revertAccessLevel(id: $id, version: $version, changeId: $changeId) {
      ...AccessLevelFields
    }
  }
`

type AccessLevelHistoryProps = {
  level: AccessLevelFields
  history: FindAccessLevelQuery['accessLevelHistory']
  mayRevert: boolean
}

/** The history of an access level: who granted or removed which flags, and when. Changes of flags can be undone. */
export const AccessLevelHistory = ({
  level: { id, version },
  history,
  mayRevert,
}: AccessLevelHistoryProps) => {
  const { t } = useTranslation('accounts.staff')
  const wordsOf = (flags: string[], sign: string) =>
    flags.map((flag) => `${sign} ${t(`matrix.flags.${flag as Flag}`)}`)

  return (
    <Card title={t('matrix.history')}>
      {history.length === 0 ? (
        <p className="text-muted">{t('matrix.historyNone')}</p>
      ) : (
        <ul className="divide-base-300 -my-3 divide-y">
          {history.map(({ id: changeId, at, by, gained, lost, ...change }) => (
            <li
              key={changeId}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm"
            >
              <div className="min-w-0 flex-1">
                <p>
                  <DateText date={at} look="time" />{' '}
                  {t('matrix.by', { name: by || t('matrix.someone') })}
                </p>
                <p className="text-muted">
                  {[...wordsOf(gained, '+'), ...wordsOf(lost, '−')].join(
                    ', '
                  ) || t('matrix.noFlags')}
                </p>
              </div>
              {mayRevert && change.isRevertible && (
                <Actions
                  words="accounts.staff:matrix"
                  refetch={['FindAccessLevelQuery']}
                  size="sm"
                  actions={[
                    {
                      name: 'revert',
                      icon: Undo2,
                      look: 'ghost',
                      does: call(REVERT, { id, version, changeId }),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
