import { useTranslation } from 'react-i18next'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const RENEW: Doc<'RenewRecoveryCodesMutation'> = gql`
  mutation RenewRecoveryCodesMutation($password: String!, $code: String!) {
    renewRecoveryCodes(password: $password, code: $code)
  }
`

const REMOVE: Doc<'RemoveSecondFactorMutation'> = gql`
  mutation RemoveSecondFactorMutation($password: String!, $code: String!) {
    removeSecondFactor(password: $password, code: $code)
  }
`

type Both = { password: string; code: string }

const useFields = (): Field<Both>[] => {
  const { t } = useTranslation('accounts.factor')
  return [
    {
      name: 'password',
      as: 'password',
      label: t('setUp.password'),
      help: '',
      required: true,
      autoComplete: 'current-password',
    },
    {
      name: 'code',
      as: 'text',
      label: t('code.label'),
      help: t('code.help'),
      required: true,
      autoComplete: 'one-time-code',
    },
  ]
}

/** Replaces the recovery codes. */
export const RenewCodes = ({
  onCodes,
}: {
  onCodes: (codes: readonly string[]) => void
}) => {
  const { t } = useTranslation('accounts.factor')
  const [renew, { error }] = useSave(RENEW, {
    onDone: ({ renewRecoveryCodes }) => onCodes(renewRecoveryCodes),
  })
  return (
    <div className="space-y-4 pb-3">
      <p>{t('card.renewText')}</p>
      <ResourceForm<Both>
        fields={useFields()}
        onSave={renew}
        error={error}
        submitLabel={t('card.renew')}
        guard={false}
        block
      />
    </div>
  )
}

/** Turns the second factor off. */
export const RemoveFactor = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('accounts.factor')
  const [remove, { error }] = useSave(REMOVE, {
    done: t('card.removed'),
    onDone,
  })
  return (
    <div className="space-y-4 pb-3">
      <p>{t('card.removeText')}</p>
      <ResourceForm<Both>
        fields={useFields()}
        onSave={remove}
        error={error}
        submitLabel={t('card.remove')}
        isDangerous
        guard={false}
        block
      />
    </div>
  )
}
