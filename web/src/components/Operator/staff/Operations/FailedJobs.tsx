import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

import { shownIn, type State } from './operations'

const RUN: Doc<'RunJobAgainMutation'> = gql`
  mutation RunJobAgainMutation($id: ID!) {
    runJobAgain(id: $id)
  }
`

const DELETE: Doc<'DeleteJobMutation'> = gql`
  mutation DeleteJobMutation($id: ID!) {
    deleteJob(id: $id)
  }
`

type Job = State['failedJobs'][number]

const FailedJob = ({ job }: { job: Job }) => {
  const { t } = useTranslation('operator.operations')
  const { id, task, attempts, failedAt, error } = job
  return (
    <li className="border-base-300 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{task}</p>
        <p className="text-sm wrap-anywhere">{error || t('failed.noError')}</p>
        <p className="text-muted text-sm">
          <DateText date={failedAt} look="time" />
          {' · '}
          {t('failed.attempts', { count: attempts })}
        </p>
      </div>
      <Actions
        words="operator.operations:failed"
        of={{ task, id }}
        refetch={shownIn}
        size="sm"
        className="flex gap-2"
        actions={[
          { name: 'run', does: call(RUN, { id }) },
          {
            name: 'remove',
            look: 'ghost',
            does: call(DELETE, { id }),
            asks: 'confirm',
            isDangerous: true,
          },
        ]}
      />
    </li>
  )
}

/** Jobs that were given up: an administrator runs them again, or deletes them. */
export const FailedJobs = ({ jobs }: { jobs: Job[] }) => {
  const { t } = useTranslation('operator.operations')
  return (
    <Card title={t('failed.title')}>
      {jobs.length === 0 ? (
        <p className="text-muted">{t('failed.none')}</p>
      ) : (
        <ul className="-my-3">
          {jobs.map((job) => (
            <FailedJob key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Card>
  )
}
