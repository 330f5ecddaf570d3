import { useState } from 'react'

import { Download, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { DownloadDialog } from './DownloadDialog'

const MINE: Doc<'MyDeletionRequestQuery'> = gql`
  query MyDeletionRequestQuery {
    myDeletionRequest {
      id
      status
      answer
      createdAt
    }
  }
`

const ASK: Doc<'AskForDeletionMutation'> = gql`
  mutation AskForDeletionMutation($text: String) {
    askForDeletion(text: $text) {
      id
    }
  }
`

const WITHDRAW: Doc<'WithdrawDeletionMutation'> = gql`
  mutation WithdrawDeletionMutation {
    withdrawDeletion
  }
`

const refetch = ['MyDeletionRequestQuery']

/** A member's rights over their data: download it, and ask for the account to be deleted. */
export const OwnData = () => {
  const { t } = useTranslation('accounts.users')
  const [open, setOpen] = useState<'download' | 'deletion'>()
  const close = () => setOpen(undefined)
  const { data } = useQuery(MINE)
  const [ask, { error }] = useSave(ASK, {
    done: t('own.asked'),
    refetch,
    onDone: close,
  })
  const [withdraw, { loading }] = useSave(WITHDRAW, {
    done: t('own.withdrawn'),
    refetch,
  })
  const request = data?.myDeletionRequest
  const isWaiting = request?.status === 'WAITING'
  return (
    <Card title={t('own.title')}>
      <p className="text-muted mb-4 text-sm">{t('own.lead')}</p>
      {request && (isWaiting || request.status === 'REFUSED') && (
        <p role="status" className="alert alert-soft mb-4 block">
          {t(isWaiting ? 'own.waiting' : 'own.refused')}{' '}
          <DateText date={request.createdAt} />
          {request.answer && <> · {request.answer}</>}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} onClick={() => setOpen('download')}>
          {t('own.download')}
        </Button>
        {isWaiting ? (
          <Button look="ghost" busy={loading} onClick={() => withdraw({})}>
            {t('own.withdraw')}
          </Button>
        ) : (
          <Button look="ghost" icon={UserX} onClick={() => setOpen('deletion')}>
            {t('own.ask')}
          </Button>
        )}
      </div>
      {open === 'download' && <DownloadDialog onClose={close} />}
      <Dialog
        isOpen={open === 'deletion'}
        onClose={close}
        title={t('own.ask')}
        text={t('own.askText')}
      >
        <ResourceForm<{ text: string }>
          entity="accounts.users.own"
          fields={[{ name: 'text', as: 'textarea' }]}
          onSave={(input) => ask(input)}
          error={error}
          submitLabel={t('own.ask')}
          isDangerous
          guard={false}
          block
        />
      </Dialog>
    </Card>
  )
}
