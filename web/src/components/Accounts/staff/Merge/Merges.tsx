import { useTranslation } from 'react-i18next'
import type { UserMergesQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { useTableWords } from './useTableWords'

const UNDO: Doc<'UndoMergeMutation'> = gql`
  mutation UndoMergeMutation($id: Int!) {
    undoMerge(id: $id) {
      table
      count
    }
  }
`

type Merge = UserMergesQuery['userMerges'][number]

const MergeRow = ({ merge }: { merge: Merge }) => {
  const { t } = useTranslation('accounts.merge')
  const { listOf } = useTableWords()
  const { survivor, merged, status, stayed, undoneByName, mayUndo } = merge
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <Link
            className="link link-primary font-medium"
            to={routes.user({ id: survivor.id })}
          >
            {t('history.line', {
              merged: merged.name,
              survivor: survivor.name,
            })}
          </Link>{' '}
          <StatusBadge tone={status === 'APPLIED' ? 'success' : 'neutral'}>
            {t(`history.status.${status}`)}
          </StatusBadge>
        </p>
        <p className="text-muted text-sm wrap-anywhere">
          {merged.email} · <DateText date={merge.createdAt} />{' '}
          {t('history.by', { name: merge.mergedByName })}
        </p>
        <p className="text-sm wrap-anywhere">{merge.reason}</p>
        {undoneByName && (
          <p className="text-muted text-sm">
            {t('history.undoneBy', { name: undoneByName })}
          </p>
        )}
        {stayed.length > 0 && (
          <p className="text-sm">
            {t('history.stayed', { what: listOf(stayed) })}
          </p>
        )}
        {mayUndo && (
          <p className="text-muted text-sm">
            {t('history.until')} <DateText date={merge.undoUntil} />
          </p>
        )}
      </div>
      {mayUndo && (
        <Actions
          words="accounts.merge:history"
          of={{ name: merged.name }}
          refetch={['UserMergesQuery', 'DuplicateUsersQuery']}
          size="sm"
          actions={[
            {
              name: 'undo',
              does: call(
                UNDO,
                { id: merge.id },
                {
                  doneOf: ({ undoMerge }) => ({
                    what: listOf(undoMerge),
                    context: undoMerge.length > 0 ? 'kept' : undefined,
                  }),
                }
              ),
              asks: 'confirm',
            },
          ]}
        />
      )}
    </li>
  )
}

/** Lists the newest merges, with the way back for 30 days. */
export const Merges = ({ merges }: { merges: readonly Merge[] }) => {
  const { t } = useTranslation('accounts.merge')
  return (
    <Card title={t('history.title')}>
      {merges.length === 0 && (
        <p className="text-muted">{t('history.empty')}</p>
      )}
      <ul className="divide-base-300 divide-y">
        {merges.map((merge) => (
          <MergeRow key={merge.id} merge={merge} />
        ))}
      </ul>
    </Card>
  )
}
