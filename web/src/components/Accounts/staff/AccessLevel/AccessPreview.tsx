import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import {
  asMaps,
  isChanged,
  type Access,
} from 'src/components/Accounts/staff/AccessMatrix/access'
import type { Flag } from 'src/components/Accounts/staff/AccessMatrix/flagGroups'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { Card } from 'src/components/ui/layout/Card'
import { useDebounced } from 'src/hooks/browser/useDebounced'

const PREVIEW: Doc<'PreviewAccessLevelQuery'> = gql`
  query PreviewAccessLevelQuery(
    $id: String!
    $pageAccess: JSONObject!
    $functionAccess: JSONObject!
  ) {
    previewAccessLevel(
      id: $id
      pageAccess: $pageAccess
      functionAccess: $functionAccess
    ) {
      flag
      isGained
      people
      names
    }
  }
`

const PREVIEW_DELAY_MS = 400

type AccessPreviewProps = { id: string; before: Access; access: Access }

/** Shows who gains or loses which rights, before the change is saved. */
export const AccessPreview = ({ id, before, access }: AccessPreviewProps) => {
  const { t } = useTranslation('accounts.staff')
  const wanted = useDebounced(access, PREVIEW_DELAY_MS)
  const hasChanged = Object.keys(access).some((flag) =>
    isChanged(before, access, flag)
  )
  const { data, previousData, error, refetch } = useQuery(PREVIEW, {
    variables: { id, ...asMaps(wanted) },
    skip: !hasChanged,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  const effects = (data ?? previousData)?.previewAccessLevel

  return (
    <Card title={t('matrix.preview')}>
      <div aria-live="polite">
        {!hasChanged ? (
          <p className="text-muted">{t('matrix.previewNone')}</p>
        ) : error ? (
          <BriefFailure error={error} refetch={refetch} />
        ) : !effects ? (
          <SkeletonLines lines={2} />
        ) : (
          <ul className="space-y-3 text-sm">
            {effects.map(({ flag, isGained, people, names }) => (
              <li key={flag}>
                <p className="font-semibold">
                  {t(`matrix.flags.${flag as Flag}`)}
                </p>
                <p className={isGained ? 'text-success' : 'text-error'}>
                  {people === 0
                    ? t('matrix.nobody')
                    : t(isGained ? 'matrix.gains' : 'matrix.loses', {
                        count: people,
                      })}
                </p>
                {names.length > 0 && (
                  <p className="text-muted">
                    {people > names.length
                      ? t('matrix.and', { names: names.join(', ') })
                      : names.join(', ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
