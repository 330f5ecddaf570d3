import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import type { Level } from './redirectRule'
import { RedirectRuleDialog } from './RedirectRuleDialog'

type NewRedirectRuleProps = {
  levels: Level[]
  /** A missed path that the rule answers; without it the button makes any rule. */
  source?: string
}

/** The button for a new rule, with its dialog. */
export const NewRedirectRule = ({ levels, source }: NewRedirectRuleProps) => {
  const { t } = useTranslation('marketing.redirects')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {source === undefined ? (
        <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
          {t('rule.create')}
        </Button>
      ) : (
        <Button size="sm" look="ghost" onClick={() => setIsOpen(true)}>
          {t('missed.makeRule')}
        </Button>
      )}
      {isOpen && (
        <RedirectRuleDialog
          source={source}
          levels={levels}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
