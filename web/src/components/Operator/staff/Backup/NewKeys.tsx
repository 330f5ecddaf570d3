import { useState } from 'react'

import { Check, Download, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { Card } from 'src/components/ui/layout/Card'
import { downloadBlob } from 'src/lib/files/csv'

type Keys = { secretKey: string; publicKey: string }

/** Few people ever make keys, so the library is loaded with the first. */
const createKeys = async (): Promise<Keys> => {
  const { generateX25519Identity, identityToRecipient } = await import(
    'age-encryption'
  )
  const secretKey = await generateX25519Identity()
  return { secretKey, publicKey: await identityToRecipient(secretKey) }
}

type NewKeysProps = {
  /** Takes the public key into the settings. */
  onUse: (publicKey: string) => void
}

/** Makes a pair of keys in this browser; the server never sees the secret one. */
export const NewKeys = ({ onUse }: NewKeysProps) => {
  const { t } = useTranslation('operator.backups')
  const [keys, setKeys] = useState<Keys>()
  const [isKept, setIsKept] = useState(false)

  const keep = ({ secretKey, publicKey }: Keys) => {
    downloadBlob(
      'sulong-backup-key.txt',
      new Blob([`# public key: ${publicKey}\n${secretKey}\n`], {
        type: 'text/plain',
      })
    )
    setIsKept(true)
  }

  return (
    <Card title={t('keys.title')}>
      <p>{t('keys.text')}</p>
      {!keys && (
        <Button
          className="mt-4"
          icon={KeyRound}
          onClick={() => void createKeys().then(setKeys)}
        >
          {t('keys.create')}
        </Button>
      )}
      {keys && (
        <ol className="mt-4 list-decimal space-y-4 pl-5">
          <li>
            <p className="mb-2">{t('keys.keep')}</p>
            <Button icon={Download} onClick={() => keep(keys)}>
              {t('keys.download')}
            </Button>
          </li>
          {isKept && (
            <li>
              <p className="mb-2">{t('keys.paste')}</p>
              <div className="flex flex-wrap items-center gap-2">
                <code className="text-sm break-all">{keys.publicKey}</code>
                <Button
                  size="sm"
                  icon={Check}
                  onClick={() => onUse(keys.publicKey)}
                >
                  {t('keys.use')}
                </Button>
                <CopyButton text={keys.publicKey} label={t('keys.copy')} />
              </div>
            </li>
          )}
        </ol>
      )}
    </Card>
  )
}
