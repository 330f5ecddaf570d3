import { useState } from 'react'

import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KeptDatabasesQuery } from 'types/graphql'

import { sizeText } from 'src/components/Operator/staff/Backup/sizeText'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'
import { DateText } from 'src/components/ui/text/DateText'

import { formatShownTime } from '$api/src/shared/manilaTime'
import { KEPT_DAYS } from '$api/src/shared/operator/backups/restore'

const DELETE: Doc<'DeleteKeptDatabaseMutation'> = gql`
  mutation DeleteKeptDatabaseMutation($name: String!, $password: String!) {
    deleteKeptDatabase(name: $name, password: $password)
  }
`

type Kept = KeptDatabasesQuery['keptDatabases'][number]

type DeleteKeptProps = { kept: Kept; onClose: () => void }

const DeleteKept = ({ kept, onClose }: DeleteKeptProps) => {
  const { i18n } = useTranslation()
  return (
    <ActionDialog
      words="operator.backups:kept"
      name="delete"
      of={{ at: formatShownTime(new Date(kept.replacedAt), i18n.language) }}
      entity="operator.backups.kept"
      fields={[
        {
          name: 'password',
          as: 'password',
          required: true,
          autoComplete: 'current-password',
        },
      ]}
      does={({ password }: { password: string }) =>
        call(DELETE, { name: kept.name, password })
      }
      refetch={['KeptDatabasesQuery']}
      isDangerous
      onClose={onClose}
    />
  )
}

type KeptDatabasesProps = { databases: readonly Kept[] }

/** The databases from before restores, each with its end. */
export const KeptDatabases = ({ databases }: KeptDatabasesProps) => {
  const { t } = useTranslation('operator.backups')
  const [chosen, setChosen] = useState<Kept>()
  return (
    <Card title={t('kept.title')}>
      <p className="text-muted text-sm">
        {t('kept.text', { days: KEPT_DAYS })}
      </p>
      <ul className="mt-3 space-y-3">
        {databases.map((kept) => (
          <li
            key={kept.name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <div className="min-w-0">
              <DateText date={kept.replacedAt} look="time" />
              <p className="text-muted text-sm">
                {t('kept.size', { size: sizeText(kept.size) })}{' '}
                <DateText date={kept.until} />
              </p>
              <code className="text-muted text-sm break-all">{kept.name}</code>
            </div>
            <Button size="sm" icon={Trash2} onClick={() => setChosen(kept)}>
              {t('kept.delete.submit')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <DeleteKept kept={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Card>
  )
}
