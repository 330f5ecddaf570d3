import { useEffect, useState } from 'react'

import { Check, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

type ShareButtonProps = {
  title: string
  /** '/certificates/ABC' */
  path: string
}

const ANSWER_MS = 2000

/** Opens the device's own choice of where to share an address; without one, copies it. */
export const ShareButton = ({ title, path }: ShareButtonProps) => {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const onShare = async () => {
    const url = window.location.origin + path
    if (navigator.share) {
      // Rejects when the user closes the choice.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
  }

  return (
    <Button look="secondary" icon={isCopied ? Check : Share2} onClick={onShare}>
      <span aria-live="polite">
        {t(isCopied ? 'action.linkCopied' : 'action.share')}
      </span>
    </Button>
  )
}
