import { useState } from 'react'

import { DoorOpen, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  JoinEventMutation,
  JoinEventMutationVariables,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { useSave } from 'src/hooks/data/useSave'

const JOIN = gql`
  mutation JoinEventMutation($occurrenceId: Int!) {
    joinEvent(occurrenceId: $occurrenceId) {
      eventId
      url
      passcode
    }
  }
`

type JoinDoorProps = {
  occurrenceId: number
  /** Whether joining is possible now; a member who has joined keeps the link. */
  isOpen: boolean
  /** Queries that show the attendance. */
  refetch?: string[]
}

/** Requests the meeting link and shows it. */
export const JoinDoor = ({ occurrenceId, isOpen, refetch }: JoinDoorProps) => {
  const { t } = useTranslation('learning.events')
  const [door, setDoor] = useState<JoinEventMutation['joinEvent']>()
  const link = useLostFocus<HTMLAnchorElement>(door)
  const [join, { loading }] = useSave<
    JoinEventMutation,
    JoinEventMutationVariables
  >(JOIN, {
    done: t('join.done'),
    refetch,
    onDone: ({ joinEvent }) => setDoor(joinEvent),
  })
  if (door)
    return (
      <div className="space-y-3">
        <a
          ref={link}
          href={door.url}
          target="_blank"
          rel="noreferrer noopener"
          className="btn btn-primary btn-lg w-full text-base"
        >
          <ExternalLink className="size-5" aria-hidden />
          {t('join.open')}
        </a>
        {door.passcode && (
          <p className="flex flex-wrap items-center gap-2">
            {t('join.passcode')}
            <span className="font-mono">{door.passcode}</span>
            <CopyButton text={door.passcode} />
          </p>
        )}
      </div>
    )
  return isOpen ? (
    <Button
      look="primary"
      size="lg"
      block
      icon={DoorOpen}
      busy={loading}
      onClick={() => join({ occurrenceId })}
    >
      {t('join.join')}
    </Button>
  ) : null
}
