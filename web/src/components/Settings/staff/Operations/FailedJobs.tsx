import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useSave } from 'src/hooks/data/useSave'

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
  const { t } = useTranslation(['settings.operations', 'common'])
  const { id, task, attempts, failedAt, error } = job
  const { confirm, confirmDialog } = useConfirm()
  const [run, running] = useSave(RUN, {
    done: t('failed.runDone'),
    refetch: shownIn,
  })
  const [remove, removing] = useSave(DELETE, {
    done: t('failed.removeDone'),
    refetch: shownIn,
  })
  const onRemove = async () => {
    const isWanted = await confirm({
      title: t('failed.removeTitle', { task }),
      text: t('failed.removeText'),
      confirmLabel: t('common:action.delete'),
      isDangerous: true,
    })
    if (isWanted) await remove({ id })
  }
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
      <div className="flex gap-2">
        <Button
          size="sm"
          busy={running.loading}
          aria-label={t('failed.runNamed', { task, id })}
          onClick={() => void run({ id })}
        >
          {t('failed.run')}
        </Button>
        <Button
          size="sm"
          look="ghost"
          busy={removing.loading}
          aria-label={t('failed.removeNamed', { task, id })}
          onClick={() => void onRemove()}
        >
          {t('common:action.delete')}
        </Button>
      </div>
      {confirmDialog}
    </li>
  )
}

/** Jobs that were given up: an administrator runs them again, or deletes them. */
export const FailedJobs = ({ jobs }: { jobs: Job[] }) => {
  const { t } = useTranslation('settings.operations')
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
