import { Suspense, useEffect, useState } from 'react'

import { Command, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { withoutTools } from 'src/components/access/withoutTools'
import { useSlashKey } from 'src/components/Accounts/Search/SearchBox/useSlashKey'
import { Button } from 'src/components/ui/control/Button/Button'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazyPart } from 'src/lib/loading/lazyPart'

const loadBar = () => import('./CommandBar')
const CommandBar = lazyPart(loadBar)

/** Opens the command bar of staff; so do Ctrl+K, ⌘K and the `/` key. */
const CommandButton = () => {
  const { t } = useTranslation('accounts.staff')
  const isAlone = withoutTools.includes(useCurrentRole().name ?? '')
  const [isOpen, setIsOpen] = useState(false)
  useSlashKey(() => setIsOpen(true), !isOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, ctrlKey, metaKey } = event
      if (key.toLowerCase() !== 'k' || altKey || shiftKey) return
      if (ctrlKey === metaKey) return
      event.preventDefault()
      setIsOpen((was) => !was)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Button
        look="outline"
        // A role with the search box of the specification has another magnifier beside it.
        icon={isAlone ? Search : Command}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={t('command.open')}
        title={t('command.open')}
        onPointerEnter={loadBar}
        onClick={() => setIsOpen(true)}
      >
        <span className="text-muted font-normal max-lg:sr-only">
          {t('command.find')}
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandBar onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default CommandButton
