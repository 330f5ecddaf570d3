import { useTranslation } from 'react-i18next'
import type { ReportRunsQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { tableQuery } from 'src/lib/data/cellQueries'

import { isErrorCode } from '$api/src/shared/errors'

export const QUERY: Doc<'ReportRunsQuery'> = gql`
  query ReportRunsQuery {
    reportRuns {
      id
      name
      format
      status
      done
      steps
      rowCount
      asOf
      url
      failure
      createdAt
    }
  }
`

/** How often the page asks how far the jobs are; they go on without the page. */
const POLL_MS = 1000

export const beforeQuery = tableQuery<VariablesOf<'ReportRunsQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

type Run = ReportRunsQuery['reportRuns'][number]

const isWaiting = ({ status }: Run) =>
  status === 'QUEUED' || status === 'RUNNING'

const FollowJobs = () => {
  useQuery(QUERY, { pollInterval: POLL_MS })
  return null
}

const FileOfRun = ({ run }: { run: Run }) => {
  const { t } = useTranslation(['reports.engine', 'errors'])
  if (isWaiting(run))
    return <ProgressBar percent={(run.done * 100) / run.steps} />
  if (run.failure && isErrorCode(run.failure))
    return <>{t(`errors:${run.failure}`)}</>
  if (!run.url) return null
  return (
    <a
      className="link inline-flex min-h-6 items-center"
      href={run.url}
      download
      aria-label={t('file.downloadOf', { name: run.name })}
    >
      {t('file.download')}
    </a>
  )
}

const columns: Column<Run>[] = [
  textColumn('name', fixed),
  choiceColumn('format', fixed),
  badgeColumn('status', { DONE: 'success', FAILED: 'error' }, fixed),
  { key: 'file', value: (run) => <FileOfRun run={run} /> },
  numberColumn('rowCount', more),
  dateColumn('createdAt', { ...fixed, look: 'time' }),
]

export const Success = ({ reportRuns }: PropsOf<'ReportRunsQuery'>) => {
  const { t } = useTranslation('reports.engine')
  return (
    <>
      {reportRuns.some(isWaiting) && <FollowJobs />}
      <ResourceTable
        entity="reports.engine.run"
        columns={columns}
        rows={reportRuns}
        primaryKey="id"
        statePrefix="files"
        empty={<EmptyState title={t('run.empty')} text={t('run.emptyHelp')} />}
      />
    </>
  )
}
