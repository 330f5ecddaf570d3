import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

import AccessTokensCell from './AccessTokensCell'
import { NewAccessToken } from './NewAccessToken'

/** The viewer's access tokens for programs that act in their name; loaded only for staff. */
const AccessTokens = () => {
  const { t } = useTranslation('accounts.tokens')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title={t('title')}>
      <p className="text-muted mb-2 text-sm">{t('lead')}</p>
      <AccessTokensCell />
      <Button className="mt-4" icon={Plus} onClick={() => setIsOpen(true)}>
        {t('create')}
      </Button>
      {isOpen && <NewAccessToken onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

export default AccessTokens
