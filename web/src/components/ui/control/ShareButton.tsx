import { useEffect, useState } from 'react'

import { Check, Share2 } from 'lucide-react'

import { Button } from 'src/components/ui/control/Button/Button'

import { copyText } from './copyText'

type ShareButtonProps = {
  label: string
  /** The label after the address was copied. */
  copied: string
  title: string
  /** The address, or a path of this site: '/certificates/ABC'. */
  address: string
}

const ANSWER_MS = 2000

/** Opens the device's own choice of where to share an address; without one, copies it. */
export const ShareButton = ({
  label,
  copied,
  title,
  address,
}: ShareButtonProps) => {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const onShare = async () => {
    const url = new URL(address, window.location.origin).href
    if (navigator.share) {
      // Rejects when the user closes the choice.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    setIsCopied(await copyText(url))
  }

  return (
    <Button look="secondary" icon={isCopied ? Check : Share2} onClick={onShare}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  )
}
