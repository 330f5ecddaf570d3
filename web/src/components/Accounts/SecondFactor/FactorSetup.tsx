import { useEffect, useState } from 'react'

import type { ApolloError } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { StartSecondFactorMutation } from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { CopyButton } from 'src/components/ui/control/CopyButton'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { CodeForm } from './CodeForm'
import { RecoveryCodes } from './RecoveryCodes'
import { refusalOfCode } from './refusalOfCode'

const START: Doc<'StartSecondFactorMutation'> = gql`
  mutation StartSecondFactorMutation($password: String!) {
    startSecondFactor(password: $password) {
      secret
      uri
    }
  }
`

const CONFIRM: Doc<'ConfirmSecondFactorMutation'> = gql`
  mutation ConfirmSecondFactorMutation($code: String!) {
    confirmSecondFactor(code: $code)
  }
`

type Setup = StartSecondFactorMutation['startSecondFactor']

const SIDE = 224

/** Password, then QR code and first code, then the recovery codes. */
export const FactorSetup = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('accounts.factor')
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [start, { error }] = useSave(START, {
    onDone: ({ startSecondFactor }) => setSetup(startSecondFactor),
  })
  const [confirm] = useMutation(CONFIRM)

  const onCode = async (code: string) => {
    try {
      const { data } = await confirm({ variables: { code } })
      setCodes(data?.confirmSecondFactor)
      return ''
    } catch (failure) {
      return refusalOfCode(failure as ApolloError)
    }
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (!setup)
    return (
      <ResourceForm<{ password: string }>
        fields={[
          {
            name: 'password',
            as: 'password',
            label: t('setUp.password'),
            help: '',
            required: true,
            autoComplete: 'current-password',
          },
        ]}
        onSave={start}
        error={error}
        submitLabel={t('setUp.next')}
        guard={false}
        block
      />
    )
  return (
    <div className="space-y-4 pb-3">
      <p>{t('setUp.scan')}</p>
      <QrPicture uri={setup.uri} />
      <div className="text-center">
        <p className="text-muted text-sm">{t('setUp.byHand')}</p>
        <p className="font-mono break-all">{setup.secret}</p>
        <CopyButton text={setup.secret} />
      </div>
      <CodeForm onCode={onCode} submitLabel={t('setUp.turnOn')} isFirst />
    </div>
  )
}

// The program that draws it loads here only. If it does not load, the key below is enough.
const QrPicture = ({ uri }: { uri: string }) => {
  const { t } = useTranslation('accounts.factor')
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isHere = true
    import('qrcode')
      .then(({ toDataURL }) => toDataURL(uri, { width: SIDE, margin: 2 }))
      .then((drawn) => isHere && setPicture(drawn))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [uri])
  return (
    <div className="grid place-items-center" style={{ minHeight: SIDE }}>
      {picture ? (
        <img
          src={picture}
          alt={t('setUp.alt')}
          width={SIDE}
          height={SIDE}
          className="rounded-lg"
        />
      ) : (
        <p className="text-muted">{t('setUp.drawing')}</p>
      )}
    </div>
  )
}
