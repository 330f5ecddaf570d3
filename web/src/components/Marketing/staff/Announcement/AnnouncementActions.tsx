import { useState } from 'react'

import {
  CalendarClock,
  Copy,
  MailCheck,
  Send,
  Square,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnnouncementFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn } from './announcement'
import { SendDialog } from './SendDialog'

const TEST: Doc<'TestAnnouncementMutation'> = gql`
  mutation TestAnnouncementMutation($id: Int!) {
    testAnnouncement(id: $id)
  }
`

const WITHDRAW: Doc<'WithdrawAnnouncementMutation'> = gql`
  mutation WithdrawAnnouncementMutation($id: Int!, $version: Int!) {
    withdrawAnnouncement(id: $id, version: $version) {
      ...AnnouncementFields
    }
  }
`

const STOP: Doc<'StopAnnouncementMutation'> = gql`
  mutation StopAnnouncementMutation($id: Int!) {
    stopAnnouncement(id: $id) {
      ...AnnouncementFields
    }
  }
`

const refetch = shownIn

type ActionsProps = { announcement: AnnouncementFields }

/** What the sender does next: try it, send it, take it back, stop it, or use its texts again. */
export const AnnouncementActions = ({ announcement }: ActionsProps) => {
  const { t } = useTranslation('marketing.announcements')
  const { status } = announcement
  if (status === 'SENDING') return <StopButton announcement={announcement} />
  return status === 'DRAFT' || status === 'SCHEDULED' ? (
    <OpenActions announcement={announcement} />
  ) : (
    <LinkButton
      icon={Copy}
      to={routes.newAnnouncement({ from: announcement.id })}
    >
      {t('again')}
    </LinkButton>
  )
}

const OpenActions = ({ announcement }: ActionsProps) => {
  const { t } = useTranslation('marketing.announcements')
  const { id, version, status } = announcement
  const [asked, setAsked] = useState<'now' | 'later'>()
  const [test, testing] = useSave(TEST, {
    done: ({ testAnnouncement: email }) => t('test.done', { email }),
  })
  const [withdraw, withdrawing] = useSave(WITHDRAW, {
    done: t('withdraw.done'),
    refetch,
  })
  return (
    <>
      <Button
        look="ghost"
        icon={MailCheck}
        busy={testing.loading}
        onClick={() => test({ id })}
      >
        {t('test.submit')}
      </Button>
      {status === 'SCHEDULED' && (
        <Button
          look="ghost"
          icon={Undo2}
          busy={withdrawing.loading}
          onClick={() => withdraw({ id, version })}
        >
          {t('withdraw.submit')}
        </Button>
      )}
      <Button icon={CalendarClock} onClick={() => setAsked('later')}>
        {t('later.submit')}
      </Button>
      <Button icon={Send} onClick={() => setAsked('now')}>
        {t('now.submit')}
      </Button>
      {asked && (
        <SendDialog
          announcement={announcement}
          when={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const StopButton = ({ announcement: { id, waitingCount } }: ActionsProps) => {
  const { t } = useTranslation('marketing.announcements')
  const { confirm, confirmDialog } = useConfirm()
  const [stop, { loading }] = useSave(STOP, { done: t('stop.done'), refetch })
  const onStop = async () => {
    const isSure = await confirm({
      title: t('stop.title'),
      text: t('stop.text', { count: waitingCount }),
      confirmLabel: t('stop.submit'),
      isDangerous: true,
    })
    if (isSure) await stop({ id })
  }
  return (
    <>
      <Button look="danger" icon={Square} busy={loading} onClick={onStop}>
        {t('stop.submit')}
      </Button>
      {confirmDialog}
    </>
  )
}
