import { useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'

import { isErrorCode } from '$api/src/shared/errors'

const QUERY: Doc<'FollowRestoreQuery'> = gql`
  query FollowRestoreQuery($id: Int!) {
    backupRun(id: $id) {
      id
      status
      percent
      failure
    }
  }
`

const POLL_MS = 1000

/**
 * Follows the backup before a restore. When the server no longer answers the question, the restore itself has begun: the
 * page is left for the one that every address shows meanwhile, which leads to the sign-in.
 */
export const FollowRestore = ({ firstId }: { firstId: number }) => {
  const { t } = useTranslation(['operator.backups', 'errors', 'errors.staff'])
  const { data, error } = useQuery(QUERY, {
    variables: { id: firstId },
    pollInterval: POLL_MS,
    fetchPolicy: 'network-only',
  })
  const hasLeft = error !== undefined
  useEffect(() => {
    if (hasLeft) window.location.assign('/login')
  }, [hasLeft])

  const run = data?.backupRun
  if (run?.status === 'FAILED')
    return (
      <div role="alert" className="text-error pb-3">
        <p>{t('restore.failed')}</p>
        {isErrorCode(run.failure) && <p>{t(`errors:${run.failure}`)}</p>}
      </div>
    )
  return (
    <div role="status" className="space-y-4 pb-3">
      <p>{t('restore.making')}</p>
      <ProgressBar percent={run?.percent ?? 0} withFigure />
    </div>
  )
}
