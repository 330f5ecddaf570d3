import { useState } from 'react'

import { CheckCircle2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CheckInInput } from 'types/graphql'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import {
  moods,
  shownIn,
  type Buddies,
  type Period,
} from './accountabilityGroup'

import { formatShownDay } from '$api/src/shared/manilaTime'

const SEND: Doc<'SendCheckInMutation'> = gql`
  mutation SendCheckInMutation($input: CheckInInput!) {
    sendCheckIn(input: $input)
  }
`

type Input = Omit<CheckInInput, 'dueOn'>

const fields: Field<Input>[] = [
  { name: 'done', as: 'textarea', required: true },
  { name: 'goals', as: 'textarea', required: true },
  { name: 'blockers', as: 'textarea', empty: '' },
  { name: 'help', as: 'textarea', empty: '' },
  {
    name: 'mood',
    as: 'choice',
    choices: moods.map((value) => ({ value })),
  },
]

type CheckInFormProps = { group: Buddies; period: Period }

/** The viewer's check-in of a period: the form, or that it was sent with a way to change it. */
export const CheckInForm = ({ group, period }: CheckInFormProps) => {
  const { t, i18n } = useTranslation(['community.accountability', 'common'])
  const { currentUser } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  const { dueOn, closesOn, isLate } = period
  const own = group.checkIns.find(
    (each) => each.person.id === currentUser?.id && each.dueOn === dueOn
  )
  const isSent = !!own?.sentAt
  const [send, { error }] = useSave(SEND, {
    done: t('checkIn.sent'),
    refetch: shownIn,
    onDone: () => setIsOpen(false),
  })
  const date = (day: string) => formatShownDay(day, i18n.language)
  if (isSent && !isOpen)
    return (
      <Card>
        <div className="flex flex-wrap items-center gap-3">
          <CheckCircle2 className="text-success size-6 shrink-0" aria-hidden />
          <p className="min-w-0 flex-1 basis-48 font-medium">
            {t('checkIn.doneFor', { date: date(dueOn) })}
          </p>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('common:action.edit')}
          </Button>
        </div>
      </Card>
    )
  return (
    <Card
      title={t(isLate ? 'checkIn.lateTitle' : 'checkIn.title', {
        date: date(dueOn),
      })}
    >
      <p className="text-muted mb-4">
        {isLate
          ? t('checkIn.late', { date: date(closesOn) })
          : t(group.leader ? 'checkIn.lead' : 'checkIn.noLeader')}
      </p>
      <ResourceForm<Input>
        entity="community.accountability.checkIn"
        fields={fields.filter(
          ({ name }) => name !== 'help' || group.leader !== null
        )}
        record={own ?? {}}
        onSave={(input) =>
          send({
            input: {
              ...input,
              blockers: input.blockers ?? '',
              help: input.help ?? '',
              dueOn,
            },
          })
        }
        error={error}
        submitLabel={t('checkIn.send')}
        block
      />
    </Card>
  )
}
