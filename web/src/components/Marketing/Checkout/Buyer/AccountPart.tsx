import { useTranslation } from 'react-i18next'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { FormField } from 'src/components/ui/form/ResourceForm/FormField'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import {
  accountFields,
  accountRules,
  fieldLook,
  type Account,
  type AccountField,
} from './account'
import { TakenEmail } from './TakenEmail'
import type { Buyer } from './useBuyer'

type AccountPartProps = { buyer: Buyer; redirectTo: string }

export const AccountPart = ({ buyer, redirectTo }: AccountPartProps) => {
  const { t } = useTranslation(['marketing', 'errors'])
  const words = useEntityWords('marketing.account')
  const { mode, person, isSignedIn, isLoading } = buyer

  if (isLoading) return <Skeleton className="h-40 w-full rounded-xl" />
  if (isSignedIn && person) {
    const name = `${person.firstName} ${person.lastName}`
    return (
      <Card title={t('checkout.account')}>
        <div className="flex items-center gap-3">
          <Avatar name={name} src={person.profileImage as string | null} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{name}</p>
            <p className="text-muted truncate text-sm">
              {String(person.email)}
            </p>
          </div>
        </div>
      </Card>
    )
  }

  const isNew = mode === 'signUp'
  const asField = (name: AccountField): Field<Account> => ({
    name,
    as: 'text',
    ...fieldLook[name],
    required: true,
    ...(name === 'password' && {
      autoComplete: isNew ? 'new-password' : 'current-password',
      help: isNew ? t('account.help.newPassword') : undefined,
    }),
    ...(name === 'email' && isNew && { help: t('account.help.newEmail') }),
    validation: (value: string | null) => {
      const code = accountRules[mode][name](value ?? '')
      return code && t(`errors:${code}`)
    },
  })

  return (
    <Card
      title={t(isNew ? 'checkout.newAccount' : 'checkout.knownAccount')}
      aside={
        <button
          type="button"
          className="link link-primary text-sm"
          onClick={() => buyer.chooseMode(isNew ? 'signIn' : 'signUp')}
        >
          {t(isNew ? 'checkout.haveAccount' : 'checkout.noAccount')}
        </button>
      }
    >
      <div className="@container">
        {buyer.failure && (
          <p role="alert" className="alert alert-error alert-soft mb-5 text-sm">
            {buyer.failure}
          </p>
        )}
        <div className="grid gap-5 @md:grid-cols-2">
          {accountFields[mode].map((name) => (
            <FormField key={name} field={asField(name)} words={words} />
          ))}
        </div>
        <TakenEmail buyer={buyer} redirectTo={redirectTo} />
      </div>
    </Card>
  )
}
