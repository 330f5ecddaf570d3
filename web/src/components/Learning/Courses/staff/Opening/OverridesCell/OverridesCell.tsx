import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

import { formatShownDay } from '$api/src/shared/manilaTime'

export const QUERY: Doc<'OverridesQuery'> = gql`
  query OverridesQuery($unitId: Int, $lessonId: Int) {
    openingOverrides(unitId: $unitId, lessonId: $lessonId) {
      id
      userId
      batchId
      forName
      opensOn
    }
  }
`

const REMOVE: Doc<'RemoveOpeningOverrideMutation'> = gql`
  mutation RemoveOpeningOverrideMutation($id: Int!) {
    removeOpeningOverride(id: $id) {
      id
    }
  }
`

// The list renders its own empty state.
export const isEmpty = () => false

export const Loading = RowsLoading
export const Failure = CellFailure

/** The members and batches with a different opening day. */
export const Success = ({ openingOverrides }: PropsOf<'OverridesQuery'>) => {
  const { t, i18n } = useTranslation('learning.staff')
  const { mayOpen } = useAccess()
  if (openingOverrides.length === 0)
    return <p className="text-muted text-sm">{t('override.empty')}</p>
  return (
    <ul className="divide-base-300 divide-y">
      {openingOverrides.map(({ id, userId, forName, opensOn }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">
              {userId && mayOpen('user') ? (
                <Link
                  to={routes.user({ id: userId })}
                  className="link link-hover"
                >
                  {forName}
                </Link>
              ) : (
                forName
              )}
            </p>
            <p className="text-muted text-sm">
              {t(userId ? 'override.member' : 'override.batch')} ·{' '}
              {t('override.opensOn', {
                date: formatShownDay(opensOn, i18n.language),
              })}
            </p>
          </div>
          <Actions
            words="learning.staff:override"
            of={{ name: forName }}
            refetch={['OverridesQuery', 'FindCourseQuery']}
            size="sm"
            actions={[
              {
                name: 'remove',
                icon: Trash2,
                iconOnly: true,
                look: 'ghost',
                does: call(REMOVE, { id }),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
