import { useEffect, useState } from 'react'

import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { copyText } from './copyText'

type CopyButtonProps = {
  text: string
  label?: string
  /** Shows only the icon, beside the text that it copies. */
  iconOnly?: boolean
}

export const CopyButton = ({ text, label, iconOnly }: CopyButtonProps) => {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const onCopy = async () => {
    setIsCopied(await copyText(text))
  }

  return (
    <Button
      look="ghost"
      size="sm"
      icon={isCopied ? Check : Copy}
      onClick={onCopy}
      iconOnly={iconOnly}
    >
      <span aria-live="polite">
        {isCopied ? t('action.copied') : (label ?? t('action.copy'))}
      </span>
    </Button>
  )
}
