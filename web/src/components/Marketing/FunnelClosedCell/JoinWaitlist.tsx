import { useState } from 'react'

import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  JoinWaitlistMutation,
  JoinWaitlistMutationVariables,
} from 'types/graphql'

import { useAuth } from 'src/auth'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { nameRefusal } from '$api/src/shared/accounts/nameRules'
import { isEmail, normalizeEmail } from '$api/src/shared/text/email'

const JOIN = gql`
  mutation JoinWaitlistMutation($input: WaitlistInput!) {
    joinWaitlist(input: $input)
  }
`

type Typed = { email: string; name: string | null }

type JoinWaitlistProps = {
  funnelId: string
  /** Whether the title and help text are shown above it already. */
  isBare?: boolean
}

/** Registers an email address for the waiting list. The answer is the same for addresses that are in it already. */
const JoinWaitlist = ({ funnelId, isBare }: JoinWaitlistProps) => {
  const { t } = useTranslation(['marketing', 'errors'])
  const { currentUser } = useAuth()
  const [hasJoined, setHasJoined] = useState(false)
  const [join, { error }] = useSave<
    JoinWaitlistMutation,
    JoinWaitlistMutationVariables
  >(JOIN, { onDone: () => setHasJoined(true) })

  if (hasJoined)
    return (
      <p
        role="status"
        className="alert alert-success alert-soft mt-6 items-start text-left"
      >
        <CircleCheck className="mt-0.5 size-5" aria-hidden />
        {t('waitlist.joined')}
      </p>
    )

  const fields: Field<Typed>[] = [
    {
      name: 'email',
      as: 'email',
      required: true,
      autoComplete: 'email',
      validation: (email: string | null) =>
        !email?.trim()
          ? t('errors:EMAIL_REQUIRED')
          : !isEmail(normalizeEmail(email)) && t('errors:EMAIL_INVALID'),
    },
    {
      name: 'name',
      as: 'text',
      autoComplete: 'name',
      validation: (name: string | null) => {
        const code = nameRefusal(name ?? '')
        return code && t(`errors:${code}`)
      },
    },
  ].map((field) => field as Field<Typed>)

  return (
    <div
      className={
        isBare ? 'mt-4' : 'border-base-300 mt-6 border-t pt-6 text-left'
      }
    >
      {!isBare && (
        <>
          <h2 className="text-lg">{t('waitlist.title')}</h2>
          <p className="text-muted mt-1 mb-4 text-sm">{t('waitlist.help')}</p>
        </>
      )}
      <ResourceForm<Typed>
        entity="marketing.waitlist"
        fields={fields}
        record={{
          email: currentUser?.email,
          name: currentUser?.firstName,
        }}
        onSave={(input) => join({ input: { funnelId, ...input } })}
        error={error}
        submitLabel={t('waitlist.join')}
        guard={false}
        block
      />
    </div>
  )
}

export default JoinWaitlist
